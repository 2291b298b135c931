import Testing

@testable import A11yOutline

@MainActor struct ViewRuleTests {
  private func outcome(_ rule: String, _ view: some View) throws -> RuleOutcome? {
    let auditor = Auditor(rules: [try #require(Rule.named(rule))])
    return auditor.audit(ViewHost(view)).outcome(of: rule)
  }

  @Test func `A view clipped to nothing that is still read fails, a hidden one is not asked`()
    throws
  {
    let rule = "clipped-but-reachable"
    #expect(try outcome(rule, Text("a").frame(height: 0).clipped()) == .failed)
    #expect(try outcome(rule, Text("a").clipped()) == .passed)
    let hidden = Text("a").frame(height: 0).clipped().accessibilityHidden(true)
    #expect(
      try outcome(
        rule,
        VStack {
          hidden; Text("b")
        }
      ) == .passed
    )
  }

  @Test func `A hidden button that can be hit fails, one that cannot passes`() throws {
    let rule = "hidden-but-hit-testable"
    let button = Button("Save") {}.accessibilityHidden(true)
    #expect(try outcome(rule, button) == .failed)
    #expect(try outcome(rule, button.allowsHitTesting(false)) == .passed)
  }

  @Test func `A button that is read and cannot be hit fails, one that says so passes`() throws {
    let rule = "shown-but-not-hit-testable"
    #expect(try outcome(rule, Button("Save") {}.allowsHitTesting(false)) == .failed)
    #expect(try outcome(rule, Button("Save") {}) == .passed)
  }

  @Test func `A button that shows something and has no value fails, one with a value passes`()
    throws
  {
    let rule = "disclosure-without-state"
    let button = Button("Show details") {}
    #expect(try outcome(rule, button) == .failed)
    #expect(try outcome(rule, button.accessibilityValue("Collapsed")) == .passed)
  }

  @Test func `A rule tells the view that breaks it from the one that keeps it`() throws {
    for sample in ViewSample.all {
      #expect(try outcome(sample.rule, sample.failing) == .failed, "\(sample.rule)")
      #expect(try outcome(sample.rule, sample.passing) == .passed, "\(sample.rule)")
    }
  }

  @Test func `A disclosure group passes every rule`() {
    let view = DisclosureGroup("Trees") {
      Text("Oak")
      Text("Larch")
    }
    #expect(Auditor().audit(ViewHost(view)).findings == [])
  }
}
