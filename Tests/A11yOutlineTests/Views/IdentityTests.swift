import Observation
import Testing

@testable import A11yOutline

@MainActor
@Suite struct IdentityTests {
  struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  struct Shuffled: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
      Button("Rotate") { names.append(names.removeFirst()) }
      Button("Insert") { names.insert("new", at: 0) }
      Button("Remove") { names.removeAll { $0 == "b" } }
      ForEach(names, id: \.self) { Counter(name: $0) }
    }
  }

  @Test func stateAndIdentityFollowTheElement() throws {
    let host = ViewHost(Shuffled())
    let b = try host.id("b 0")
    try host.press("b 0")
    #expect(try host.id("b 1") == b)
    try host.press("Rotate")
    #expect(
      host.lines.suffix(3) == ["b 1, button", "c 0, button", "a 0, button"]
    )
    #expect(try host.id("b 1") == b)
    try host.press("Insert")
    #expect(host.lines[3] == "new 0, button")
    #expect(try host.id("b 1") == b)
    try host.press("Remove")
    #expect(host.node("b 1") == nil)
    #expect(host.lines.suffix(3) == ["new 0, button", "c 0, button", "a 0, button"])
    #expect(host.outline.invariantViolation() == nil)
  }

  struct Branches: View {
    @State private var isFirst = true
    @State private var version = 1

    var body: some View {
      Button("Switch") { isFirst.toggle() }
      Button("Renew") { version += 1 }
      if isFirst { Counter(name: "x") } else { Counter(name: "x") }
      Counter(name: "y").id(version)
    }
  }

  @Test func stateEndsWithItsBranchAndItsIdentity() throws {
    let host = ViewHost(Branches())
    try host.press("x 0")
    try host.press("y 0")
    #expect(host.lines.suffix(2) == ["x 1, button", "y 1, button"])
    try host.press("Switch")
    #expect(host.lines.suffix(2) == ["x 0, button", "y 1, button"])
    try host.press("Renew")
    #expect(host.lines.suffix(2) == ["x 0, button", "y 0, button"])
  }

  struct Sibling: View {
    @State private var isThere = false

    var body: some View {
      Button("Add") { isThere.toggle() }
      if isThere { Text("Extra") }
      Counter(name: "z")
    }
  }

  @Test func insertedSiblingLeavesOthersAsTheyAre() throws {
    let host = ViewHost(Sibling())
    let z = try host.id("z 0")
    try host.press("z 0")
    try host.press("Add")
    #expect(host.lines == ["Add, button", "Extra", "z 1, button"])
    #expect(try host.id("z 1") == z)
  }

  struct Many: View {
    @State private var root = 0

    var body: some View {
      Text("Root \(root)")
      ForEach(0..<50) { Counter(name: "\($0)") }
    }
  }

  @Test func changeEvaluatesOnlyWhatReadsIt() throws {
    let host = ViewHost(Many())
    let before = host.evaluationCount
    try host.press("7 0")
    // The counter, and its button.
    #expect(host.evaluationCount - before <= 3)
    #expect(host.lines[8] == "7 1, button")
  }

  @Observable
  final class Model {
    var words = "before"
    var other = 0
  }

  struct Watching: View {
    let model: Model

    var body: some View {
      Text(model.words)
      Button("Change") { model.words = "after" }
    }
  }

  @Test func observableObjectsAreState() throws {
    let model = Model()
    let host = ViewHost(Watching(model: model))
    #expect(host.lines[0] == "before")
    try host.press("Change")
    #expect(host.lines[0] == "after")
    let evaluations = host.evaluationCount
    model.other += 1
    #expect(host.lines[0] == "after")
    #expect(host.evaluationCount == evaluations)
  }

  @Test func changeWithoutARequestIsTold() async throws {
    let model = Model()
    let host = ViewHost(Watching(model: model))
    var changes = 0
    host.onChange = { changes += 1 }
    model.words = "from outside"
    for _ in 0..<100 where changes == 0 { await Task.yield() }
    #expect(changes == 1)
    #expect(host.lines[0] == "from outside")
  }

  struct Bound: View {
    @Bindable var model: Model

    var body: some View {
      Button("Set") { $model.words.wrappedValue = "bound" }
      Text(model.words)
    }
  }

  @Test func observableObjectsAreBound() throws {
    let host = ViewHost(Bound(model: Model()))
    try host.press("Set")
    #expect(host.lines[1] == "bound")
  }
}
