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

/// The same with a style of its own, which has the rows only while the group is open.
struct StyledRows: View {
  let count: Int

  var body: some View {
    FlatRows(count: count).disclosureGroupStyle(ButtonStyle())
  }

  struct ButtonStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          configuration.label
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }
}

/// Groups of ten rows that come into the outline when their button is pressed, and go again.
struct ComingRows: View {
  let count: Int

  var body: some View {
    List(0..<count / 10) { ComingGroup(number: $0) }
  }

  struct ComingGroup: View {
    let number: Int
    @State private var isOpen = true

    var body: some View {
      Button("Group \(number)") { isOpen.toggle() }
        .accessibilityValue(isOpen ? "Expanded" : "Collapsed")
      if isOpen {
        ForEach(number * 10..<number * 10 + 10, id: \.self) { Text("Row \($0)") }
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

/// What closing a group and opening it again takes.
struct ToggleCost {
  /// The state, the views that depend on it, and the difference for accessibility.
  var evaluation: [Double] = []
  /// Sizes and places.
  var layout: [Double] = []
  /// The outline with the regions of all nodes.
  var outline: [Double] = []

  /// The medians of the three, and of their sum.
  var medians: [Double] {
    let sums = zip(zip(evaluation, layout), outline).map { $0.0 + $0.1 + $1 }
    return [evaluation, layout, outline, sums].map { $0.sorted()[$0.count / 2] }
  }

  @MainActor
  init(of id: NodeID, in host: ViewHost) {
    for round in 0..<32 {
      let evaluation = measure { host.setExpanded(id, round % 2 == 1) }
      let layout = measure { _ = host.region(of: id) }
      let outline = measure { _ = host.outline }
      // The first makes room that is kept.
      if round < 2 { continue }
      self.evaluation.append(evaluation)
      self.layout.append(layout)
      self.outline.append(outline)
    }
  }
}

@MainActor
func makeHost(_ shape: String, _ rows: Int) -> ViewHost {
  switch shape {
  case "nested": ViewHost(NestedRows(first: 0, count: rows), reduceMotion: true)
  case "flat": ViewHost(FlatRows(count: rows), reduceMotion: true)
  case "styled": ViewHost(StyledRows(count: rows), reduceMotion: true)
  default: ViewHost(ComingRows(count: rows), reduceMotion: true)
  }
}

@MainActor
func printRow(_ shape: String, _ rows: Int) {
  var made: ViewHost?
  let first = measure {
    let host = makeHost(shape, rows)
    _ = host.outline
    made = host
  }
  guard let host = made else { return }
  let opened = measure {
    host.setAllExpanded(true)
    _ = host.outline
  }
  let groups = host.outline.nodes.filter { $0.isGroup || $0.role == .button }.map(\.id)
  let innermost = groups.filter { id in
    host.outline.firstChild(of: id).map { !host.outline[$0].isGroup } ?? true
  }
  guard let top = groups.first, !innermost.isEmpty else { return }
  // In the middle, so that half of everything has to move.
  let inner = innermost[innermost.count / 2]
  let before = host.evaluationCount
  host.setExpanded(inner, false)
  host.setExpanded(inner, true)
  let evaluations = (host.evaluationCount - before) / 2
  let leaf = ToggleCost(of: inner, in: host).medians
  let outer = ToggleCost(of: top, in: host).medians[3]
  // What is done once at the start of waiting is not what rest costs.
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
  let rest = measure { RunLoop.main.run(until: Date(timeIntervalSinceNow: 1)) }
  let figures =
    [first, opened] + leaf + [outer, rest, memory("VmRSS"), memory("VmHWM")]
  let cells = ["\(rows) \(shape)"] + figures.map { String(format: "%.3f", $0) }
  print("| " + (cells + ["\(evaluations)"]).joined(separator: " | ") + " |")
}

guard CommandLine.arguments.count > 2 else {
  print(
    """
    Milliseconds of processor time, the median of thirty; megabytes of memory. A leaf is a group of
    ten rows in the middle of all: closed or opened. "Evaluation" is that of its state and views,
    with the difference for accessibility; "outline" hands over the regions of all nodes. Rows that
    come and go are spliced into the arena of the outline, and their stack is laid out anew.

    | rows | first tree, closed | open all | leaf: evaluation | layout | outline | leaf, together \
    | first group | a second of rest | resident | peak | views evaluated for a leaf |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
    """
  )
  exit(0)
}
printRow(CommandLine.arguments[1], Int(CommandLine.arguments[2]) ?? 100)
