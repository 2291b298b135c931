import A11yOutline
import Foundation

/// Rows in nested groups of ten.
struct Rows: View {
  let first: Int
  let count: Int

  var body: some View {
    if count <= 10 {
      ForEach(first..<first + count, id: \.self) { Text("Row \($0)") }
    } else {
      ForEach(0..<10) { part in
        DisclosureGroup("Group \(first + part * count / 10), \(count / 10) rows") {
          Rows(first: first + part * count / 10, count: count / 10)
        }
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

/// The middle of the processor times of some runs, in milliseconds.
@MainActor
func median(of runs: Int, _ body: @MainActor () -> Void) -> Double {
  let times = (0..<runs).map { _ in
    let start = processorTime()
    body()
    return processorTime() - start
  }
  return times.sorted()[runs / 2]
}

/// The resident memory of this process, in megabytes.
func residentMemory() -> Double {
  let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS") } ?? ""
  return (Double(line.filter(\.isNumber)) ?? 0) / 1_024
}

@MainActor
func measure(rows: Int) {
  let start = processorTime()
  let host = ViewHost(Rows(first: 0, count: rows), reduceMotion: true)
  _ = host.outline
  let closed = processorTime() - start
  let openStart = processorTime()
  host.setAllExpanded(true)
  _ = host.outline
  let opened = processorTime() - openStart
  let groups = host.outline.nodes.filter(\.isGroup)
  guard let top = groups.first?.id,
    let leaf = groups.last(where: { host.outline.children(of: $0.id).count == 10 })?.id
  else { return }

  func toggle(_ id: NodeID) -> (collapse: Double, expand: Double) {
    var expand: [Double] = []
    let collapse = median(of: 9) {
      let start = processorTime()
      host.setExpanded(id, false)
      _ = host.outline
      _ = host.size
      let middle = processorTime()
      host.setExpanded(id, true)
      _ = host.outline
      _ = host.size
      expand.append(processorTime() - middle)
      _ = start
    }
    let open = expand.sorted()[expand.count / 2]
    return (collapse - open, open)
  }

  host.providesRegions = false
  _ = host.size
  let plainLeaf = toggle(leaf)
  let plainTop = toggle(top)
  host.providesRegions = true
  _ = host.outline
  let fullLeaf = toggle(leaf)
  let cells = [
    String(rows), closed.formatted, opened.formatted,
    plainLeaf.collapse.formatted, plainLeaf.expand.formatted,
    plainTop.collapse.formatted, plainTop.expand.formatted,
    fullLeaf.collapse.formatted, fullLeaf.expand.formatted, residentMemory().formatted,
  ]
  print("| " + cells.joined(separator: " | ") + " |")
}

extension Double {
  var formatted: String { String(format: "%.3f", self) }
}

print(
  """
  Milliseconds of processor time; the memory is in megabytes.

  | rows | first tree, all closed | open all | leaf group: close | open | top group: close | open \
  | leaf with regions: close | open | resident |
  | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
  """
)
for rows in [100, 1_000, 10_000] { measure(rows: rows) }
