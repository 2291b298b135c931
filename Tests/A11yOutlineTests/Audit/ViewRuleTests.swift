import Testing

@testable import A11yOutline

@MainActor struct ViewRuleTests {
  private func outcome(_ rule: String, _ host: ViewHost) throws -> RuleOutcome? {
    let auditor = Auditor(rules: [try #require(Rule.named(rule))])
    return auditor.audit(host).outcome(of: rule)
  }

  @Test(arguments: ViewSample.all)
  func `A rule tells the view that breaks it from the one that keeps it`(
    _ sample: ViewSample
  ) throws {
    #expect(try outcome(sample.rule, sample.failing()) == .failed)
    #expect(try outcome(sample.rule, sample.passing()) == .passed)
  }

  @Test func `Each rule that a view can break has a sample, each other one a reason`() {
    let sampled = Set(ViewSample.all.map(\.rule))
    let excused = Set(ViewSample.withoutView.keys)
    #expect(sampled.count == ViewSample.all.count)
    #expect(sampled.isDisjoint(with: excused))
    for rule in Rule.all {
      // Rules of others about pages are no rules of our own.
      let isOurs = rule.actRules.isEmpty && rule.axeRules.isEmpty
      guard rule.outline != nil || isOurs else { continue }
      #expect(sampled.contains(rule.id) || excused.contains(rule.id), "\(rule.id)")
    }
    #expect(excused.allSatisfy { Rule.named($0) != nil })
  }

  @Test func `What is clipped to nothing and hidden is not asked about clipping`() throws {
    let host = ViewHost(
      VStack {
        Text("a").frame(height: 0).clipped().accessibilityHidden(true)
        Text("b")
      }
    )
    #expect(try outcome("clipped-but-reachable", host) == .passed)
  }

  @Test func `A disclosure group passes every rule`() {
    let view = DisclosureGroup("Trees") {
      Text("Oak")
      Text("Larch")
    }
    #expect(Auditor().audit(ViewHost(view)).findings == [])
  }
}
