import A11yOutline
import CAllocations
import Foundation
import Measuring

// One million nodes: a thousand groups of a hundred groups of nine items, all open.
let groups = 1_000
let groupsInGroup = 100
let itemsInGroup = 9

func build() -> Outline {
  var builder = OutlineBuilder(title: "Million")
  for group in 0..<groups {
    builder.append(NodeContent(name: "Group \(group)", isExpanded: true), depth: 0)
    for inner in 0..<groupsInGroup {
      builder.append(NodeContent(name: "Group \(group), \(inner)", isExpanded: true), depth: 1)
      for item in 0..<itemsInGroup {
        builder.append(NodeContent(name: "Item number \(item) of group \(inner)"), depth: 2)
      }
    }
  }
  return builder.finish()
}

let before = Measurement.residentBytes
var outline = build()
let textBytes = outline.nodes.reduce(0) { $0 + $1.name.utf8.count }
let bytes = Measurement.residentBytes - before
let count = outline.count

print("One million nodes (\(count))")
Measurement.row("build", seconds: Measurement.median(runs: 3) { _ = build() })
Measurement.row("bytes a node", "\(bytes / count)")
Measurement.row("of them text", "\(textBytes / count)")

let top = outline.roots[groups / 2]
let leafGroup = outline.children(of: top)[groupsInGroup / 2]
let item = outline.children(of: leafGroup)[itemsInGroup / 2]
let repeats = 100_000

Measurement.row(
  "toggle a group of 1,000 nodes",
  seconds: Measurement.median { for _ in 0..<repeats { outline.toggle(top) } } / Double(repeats)
)
Measurement.row(
  "toggle a group of 9 nodes",
  seconds: Measurement.median { for _ in 0..<repeats { outline.toggle(leafGroup) } }
    / Double(repeats)
)
Measurement.row(
  "next visible",
  seconds: Measurement.median { for _ in 0..<repeats { _ = outline.nextVisible(after: item) } }
    / Double(repeats)
)
let allocationsBefore = allocation_count()
var walked: NodeID? = outline.firstVisible
for _ in 0..<repeats { walked = walked.flatMap { outline.nextVisible(after: $0) } }
let allocations = allocation_count() - allocationsBefore
Measurement.row("allocations in \(repeats) nexts", "\(allocations)")
Measurement.row(
  "previous visible",
  seconds: Measurement.median { for _ in 0..<repeats { _ = outline.previousVisible(before: item) } }
    / Double(repeats)
)
Measurement.row(
  "visible index",
  seconds: Measurement.median { for _ in 0..<repeats { _ = outline.visibleIndex(of: item) } }
    / Double(repeats)
)
Measurement.row(
  "walk all, by identity",
  seconds: Measurement.median(runs: 3) {
    var id = outline.firstVisible
    while let current = id { id = outline.nextVisible(after: current) }
  }
)
Measurement.row(
  "walk all, with the nodes",
  seconds: Measurement.median(runs: 3) {
    var length = 0
    for node in outline.visibleNodes { length += node.name.utf8.count }
    precondition(length == textBytes)
  }
)
Measurement.row(
  "search to the last node",
  seconds: Measurement.median(runs: 3) {
    _ = outline.nextNode(after: nil) { $0.name == "no such name" }
  }
)
Measurement.row("close all", seconds: Measurement.median(runs: 1) { outline.collapseAll() })
Measurement.row("open all", seconds: Measurement.median(runs: 1) { outline.expandAll() })
