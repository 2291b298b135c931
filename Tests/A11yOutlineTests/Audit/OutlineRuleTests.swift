import CoreFoundation
import Foundation
import Testing

@testable import A11yOutline

/// A small outline that breaks a rule, and one that keeps it.
struct OutlineSampleRule: CustomTestStringConvertible, Sendable {
  let rule: String
  let failing: String
  let passing: String

  init(_ rule: String, failing: String, passing: String) {
    self.rule = rule
    self.failing = failing
    self.passing = passing
  }

  var testDescription: String { rule }

  /// The items of each outline, in the outline format.
  static let all: [OutlineSampleRule] = [
    .init("button-name", failing: button("\"name\":\"\""), passing: button("\"name\":\"Save\"")),
    .init(
      "link-name",
      failing: #"{"name":"","role":"link"}"#,
      passing: #"{"name":"Home","role":"link"}"#
    ),
    .init(
      "empty-heading",
      failing: #"{"name":" ","role":"heading"}"#,
      passing: #"{"name":"News","role":"heading"}"#
    ),
    .init(
      "field-name",
      failing: #"{"name":"","role":"toggle"}"#,
      passing: #"{"name":"Wi-Fi","role":"toggle"}"#
    ),
    .init(
      "image-alternative",
      failing: #"{"name":"","role":"image"}"#,
      passing: #"{"name":"A harbour","role":"image"}"#
    ),
    .init(
      "image-file-name",
      failing: #"{"name":"DSC_00123.jpg","role":"image"}"#,
      passing: #"{"name":"A harbour","role":"image"}"#
    ),
    .init("item-name", failing: #"{"name":""}"#, passing: #"{"name":"a"}"#),
    .init(
      "empty-group",
      failing: #"{"name":"a","children":[]}"#,
      passing: #"{"name":"a","children":[{"name":"b"}]}"#
    ),
    .init(
      "single-item-group",
      failing: #"""
        {"name":"a","role":"group","children":[{"name":"b","role":"group",
        "children":[{"name":"c","role":"group","children":[{"name":"d"}]}]}]}
        """#,
      passing: #"""
        {"name":"a","role":"group","children":[{"name":"b","role":"group",
        "children":[{"name":"c"},{"name":"d"}]}]}
        """#
    ),
    .init("symbols-only-name", failing: #"{"name":"***"}"#, passing: #"{"name":"a *"}"#),
    .init(
      "role-in-name",
      failing: button("\"name\":\"Save button\""),
      passing: button("\"name\":\"Save\"")
    ),
    .init(
      "sibling-items-same-name",
      failing: button("\"name\":\"Save\"") + "," + button("\"name\":\"save\""),
      passing: button("\"name\":\"Save\"") + "," + button("\"name\":\"Print\"")
    ),
    .init(
      "heading-order",
      failing:
        #"{"name":"a","role":"heading","headingLevel":1},{"name":"b","role":"heading","headingLevel":3}"#,
      passing:
        #"{"name":"a","role":"heading","headingLevel":1},{"name":"b","role":"heading","headingLevel":2}"#
    ),
    .init(
      "heading-level-out-of-range",
      failing: #"{"name":"a","role":"heading","headingLevel":7}"#,
      passing: #"{"name":"a","role":"heading","headingLevel":6}"#
    ),
    .init(
      "sibling-headings-same-name",
      failing:
        #"{"name":"a","role":"heading","headingLevel":2},{"name":"a","role":"heading","headingLevel":2}"#,
      passing:
        #"{"name":"a","role":"heading","headingLevel":2},{"name":"b","role":"heading","headingLevel":2}"#
    ),
    .init(
      "page-heading",
      failing: #"{"name":"a","role":"heading","headingLevel":2}"#,
      passing: #"{"name":"a","role":"heading","headingLevel":1}"#
    ),
    .init(
      "part-language-valid",
      failing: #"{"name":"a","language":"english"}"#,
      passing: #"{"name":"a","language":"en"}"#
    ),
    .init(
      "name-changes-with-state",
      failing: #"{"name":"Collapse all","expanded":true,"children":[{"name":"b"}]}"#,
      passing: #"{"name":"All","expanded":true,"children":[{"name":"b"}]}"#
    ),
    .init(
      "hint-contradicts-state",
      failing: #"{"name":"a","expanded":true,"hint":"Expands","children":[{"name":"b"}]}"#,
      passing: #"{"name":"a","expanded":false,"hint":"Expands","children":[{"name":"b"}]}"#
    ),
    .init(
      "hit-testable-while-collapsed",
      failing:
        #"{"name":"a","expanded":false,"children":[{"name":"b","region":[0,0,9,9]}]}"#,
      passing:
        #"{"name":"a","expanded":false,"children":[{"name":"b","region":[0,0,9,9],"hitTesting":false}]}"#
    ),
    .init(
      "hidden-but-hit-testable",
      failing: button("\"name\":\"Save\",\"hidden\":true"),
      passing: button("\"name\":\"Save\",\"hidden\":true,\"hitTesting\":false")
    ),
    .init(
      "shown-but-not-hit-testable",
      failing: button("\"name\":\"Save\",\"hitTesting\":false"),
      passing: button("\"name\":\"Save\"")
    ),
    .init(
      "clipped-but-reachable",
      failing: #"{"name":"a","region":[0,0,100,0]}"#,
      passing: #"{"name":"a","region":[0,0,100,20]}"#
    ),
    .init(
      "disclosure-without-state",
      failing: button("\"name\":\"Show details\""),
      passing: button("\"name\":\"Show details\",\"value\":\"Collapsed\"")
    ),
  ]

  private static func button(_ members: String) -> String { "{\"role\":\"button\",\(members)}" }
}

struct OutlineRuleTests {
  @Test(arguments: OutlineSampleRule.all)
  func `A rule tells the outline that breaks it from the one that keeps it`(
    _ sample: OutlineSampleRule
  ) throws {
    let auditor = Auditor(rules: [try #require(Rule.named(sample.rule))])
    let outcome = { (items: String) in
      let data = Data("{\"items\":[\(items)]}".utf8)
      return auditor.audit(try Outline(data: data, format: .outlineJSON)).outcome(of: sample.rule)
    }
    #expect(try outcome(sample.failing) == .failed)
    #expect(try outcome(sample.passing) == .passed)
  }

  @Test func `Each rule about outlines has a sample`() {
    let sampled = Set(OutlineSampleRule.all.map(\.rule)).union(["page-language-valid"])
    let rules = Rule.all.filter { $0.outline != nil }.map(\.id)
    #expect(rules.filter { !sampled.contains($0) } == [])
  }

  @Test func `The language of an outline is one that exists`() throws {
    let auditor = Auditor(rules: [try #require(Rule.named("page-language-valid"))])
    for (tag, outcome) in [("english", RuleOutcome.failed), ("en-GB", .passed)] {
      let data = Data("{\"language\":\"\(tag)\",\"items\":[{\"name\":\"a\"}]}".utf8)
      let report = auditor.audit(try Outline(data: data, format: .outlineJSON))
      #expect(report.outcome(of: "page-language-valid") == outcome)
    }
  }

  @Test func `A finding in a document names its line and the way to it`() throws {
    let text = "## One\n\nText\n\n#### Three\n\n## Four\n"
    let outline = try Outline(data: Data(text.utf8), format: .markdown)
    let report = Auditor().audit(outline)
    let finding = try #require(report.findings.first { $0.rule == "heading-order" })
    #expect(finding.line == 5)
    #expect(finding.path.hasSuffix("Three"))
    #expect(finding.message == "The heading has level 4 after one of level 2")
  }

  @Test func `Identifiers of rules are unique and their texts are complete`() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    for rule in Rule.all {
      #expect(!rule.title.isEmpty && !rule.title.hasSuffix("."))
      #expect(rule.meaning.hasSuffix("."), "\(rule.id)")
      #expect(!rule.remedy.hasSuffix("."), "\(rule.id)")
      let isCrawled = Rule.keyboard.contains { $0.id == rule.id }
      #expect(rule.page != nil || rule.outline != nil || isCrawled)
      for criterion in rule.criteria { #expect(SuccessCriterion.numbered(criterion) != nil) }
    }
  }
}
