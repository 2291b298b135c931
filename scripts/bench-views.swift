import A11yOutline
import Foundation

/// Rows in groups of ten that stand in groups of ten.
struct NestedRows: View {
  let first: Int
  let count: Int

  var body: some View {
    if count <= 10 {
      ForEach(first..<first + count, id: \.self) { Text("Row \($0)") }
    } else {
      ForEach(0..<10) { part in
        DisclosureGroup("Group \(first + part * count / 10), \(count / 10) rows") {
          NestedRows(first: first + part * count / 10, count: count / 10)
        }
      }
    }
  }
}

/// Rows in groups of ten, one group after the other.
struct FlatRows: View {
  let count: Int

  var body: some View {
    List(0..<count / 10) { group in
      DisclosureGroup("Group \(group)") {
        ForEach(group * 10..<group * 10 + 10, id: \.self) { Text("Row \($0)") }
      }
    }
  }
}

/// The processor time of this process, in milliseconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
}

/// The processor time that something takes, in milliseconds.
@MainActor
func measure(_ body: @MainActor () -> Void) -> Double {
  let start = processorTime()
  body()
  return processorTime() - start
}

/// A figure of `/proc/self/status` in megabytes.
func memory(_ name: String) -> Double {
  let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") } ?? ""
  return (Double(line.filter(\.isNumber)) ?? 0) / 1_024
}

/// The medians of closing and opening a group again, each with the new outline and its layout.
@MainActor
func toggle(_ id: NodeID, of host: ViewHost) -> [Double] {
  var (closing, opening): ([Double], [Double]) = ([], [])
  for _ in 0..<15 {
    for isExpanded in [false, true] {
      let time = measure {
        host.setExpanded(id, isExpanded)
        _ = host.outline
        _ = host.region(of: id)
      }
      if isExpanded { opening.append(time) } else { closing.append(time) }
    }
  }
  return [closing, opening].map { $0.sorted()[$0.count / 2] }
}

@MainActor
func printRow(_ shape: String, _ rows: Int) {
  var made: ViewHost?
  let first = measure {
    let host =
      shape == "nested"
      ? ViewHost(NestedRows(first: 0, count: rows), reduceMotion: true)
      : ViewHost(FlatRows(count: rows), reduceMotion: true)
    _ = host.outline
    made = host
  }
  guard let host = made else { return }
  let opened = measure {
    host.setAllExpanded(true)
    _ = host.outline
  }
  let groups = host.outline.nodes.filter(\.isGroup).map(\.id)
  let innermost = groups.filter { id in
    host.outline.firstChild(of: id).map { !host.outline[$0].isGroup } ?? false
  }
  guard let top = groups.first, !innermost.isEmpty else { return }
  // In the middle, so that half of everything has to move.
  let inner = innermost[innermost.count / 2]
  let before = host.evaluationCount
  host.setExpanded(inner, false)
  host.setExpanded(inner, true)
  let evaluations = (host.evaluationCount - before) / 2
  host.providesRegions = false
  let plain = toggle(inner, of: host)
  host.providesRegions = true
  _ = host.outline
  let full = toggle(inner, of: host)
  let outer = toggle(top, of: host)
  // What is done once at the start of waiting is not what rest costs.
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
  let rest = measure { RunLoop.main.run(until: Date(timeIntervalSinceNow: 1)) }
  let figures =
    [first, opened] + plain + full + outer + [rest, memory("VmRSS"), memory("VmHWM")]
  let cells = ["\(rows) \(shape)"] + figures.map { String(format: "%.3f", $0) }
  print("| " + (cells + ["\(evaluations)"]).joined(separator: " | ") + " |")
}

guard CommandLine.arguments.count > 2 else {
  print(
    """
    Milliseconds of processor time, the median of fifteen; megabytes of memory. Each opening and
    closing includes the new outline and the layout; "with regions" includes where every node is.

    | rows | first tree, closed | open all | inner group: close | open | with regions: close | open \
    | first group, with regions: close | open | a second of rest | resident | peak | evaluated |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
    """
  )
  exit(0)
}
printRow(CommandLine.arguments[1], Int(CommandLine.arguments[2]) ?? 100)
