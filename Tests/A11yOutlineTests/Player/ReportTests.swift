import Foundation
import Testing

@testable import A11yOutline

/// What was learned from public reports about other readers: each has a case, or a test, that shows
/// the right behaviour.
@MainActor @Suite struct ReportTests {
  /// The reports, and the case in `Cases` that names each in its `why`.
  nonisolated static let cases: [(report: String, name: String)] = [
    ("nvaccess/nvda#615", "report-toggle"),
    ("nvaccess/nvda#8631", "report-toggle"),
    ("nvaccess/nvda#13316", "report-toggle"),
    ("nvaccess/nvda#14441", "report-toggle"),
    ("nvaccess/nvda#5247", "report-toggle"),
    ("microsoft/vscode#52601", "report-toggle"),
    ("microsoft/vscode#52177", "report-toggle"),
    ("w3c-cg/aria-at#1106", "report-toggle"),
    ("KiwiCanopy/KiwiDesk#961", "report-toggle"),
    ("nvaccess/nvda#8706", "report-heading-group"),
    ("Ranchero-Software/NetNewsWire#2242", "report-heading-group"),
    ("cashapp/AccessibilitySnapshot#324", "report-heading-group"),
    ("nvaccess/nvda#6401", "report-same-names"),
    ("nvaccess/nvda#11560", "report-collapse-inside"),
    ("mui/mui-x#10422", "report-collapse-inside"),
    ("mui/material-ui#36514", "report-collapse-inside"),
    ("GNOME/orca a7feaff42", "report-collapse-inside"),
    ("nvaccess/nvda#13891", "report-counts"),
    ("nvaccess/nvda#13892", "report-counts"),
    ("UI5/webcomponents#1892", "report-counts"),
    ("nvaccess/nvda#7142", "report-levels"),
    ("nvaccess/nvda#15911", "report-levels"),
    ("GNOME/orca bf4704d67", "report-levels"),
    ("FreedomScientific/standards-support#338", "report-levels-verbose"),
    ("FreedomScientific/standards-support#535", "report-levels"),
    ("nvaccess/nvda#6991", "hoist"),
    ("nvaccess/nvda#15290", "unnamed"),
    ("nvaccess/nvda#8266", "report-opening"),
    ("nvaccess/nvda#13587", "report-parent"),
    ("nvaccess/nvda#7232", "report-opening"),
    ("nvaccess/nvda#10752", "report-opening"),
    ("nvaccess/nvda#9096", "terse"),
    ("nvaccess/nvda#10657", "report-blank"),
    ("nvaccess/nvda#12599", "report-blank"),
    ("nvaccess/nvda#10841", "report-blank"),
    ("nvaccess/nvda#20554", "report-repeat"),
    ("nvaccess/nvda#1609", "responses"),
    ("nvaccess/nvda#6905", "responses"),
    ("nvaccess/nvda#14752", "responses"),
    ("GNOME/orca#109235923", "report-filtered-positions"),
    ("GNOME/orca ad55bbaf5", "containers"),
    ("w3c/aria-practices#2544", "report-closed-parent"),
    ("w3c/aria-practices#365", "report-parent"),
    (
      "department-of-veterans-affairs/vets-design-system-documentation#6023", "report-all"
    ),
    ("Orange-OpenSource/ods-ios#581", "report-hints"),
  ]

  @Test(arguments: cases)
  func theCaseThatShowsItNamesTheReport(report: String, name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases/\(name).json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let why = try #require(object?["why"] as? String)
    // An identifier that goes on would be another report.
    let rest = try #require(why.range(of: report)).upperBound
    #expect(why[rest...].first?.isNumber != true, "\(name) names \(report)")
  }

  private func player(_ names: String...) -> OutlinePlayer {
    var builder = OutlineBuilder(title: "R")
    for name in names { builder.append(NodeContent(name: name), depth: 0) }
    return OutlinePlayer(builder.finish())
  }

  private func hear(_ player: OutlinePlayer) -> String? {
    guard let unit = player.nextReadingUnit() else { return nil }
    player.readingStarted(unit)
    return unit.utterance.text
  }

  /// nvaccess/nvda#3599: Up during continuous reading steps back one item at each press.
  @Test func upWhileReadingStepsBackEachTime() {
    let player = player("One", "Two", "Three", "Four")
    player.press("s")
    for _ in 0..<3 { _ = hear(player) }
    #expect(player.press("Up").map(\.text) == ["Two"])
    #expect(player.press("Up").map(\.text) == ["One"])
    #expect(hear(player) == "Two")
    #expect(hear(player) == "Three")
  }

  /// nvaccess/nvda#11401: the first stop stops, and says nothing.
  @Test func theFirstStopStopsInSilence() {
    let player = player("One", "Two")
    player.press("s")
    _ = hear(player)
    #expect(player.press("Esc").isEmpty)
    #expect(hear(player) == nil)
  }

  /// nvaccess/nvda#11988: the cursor is on what is heard when reading is stopped.
  @Test func afterStoppingTheCursorIsOnWhatWasHeard() {
    let player = player("One", "Two", "Three")
    player.press("s")
    _ = hear(player)
    _ = hear(player)
    _ = player.nextReadingUnit()
    player.press("Esc")
    #expect(player.press("w").map(\.text) == ["Two, level 1, 2 of 3"])
  }

  /// nvaccess/nvda#10797: reading goes to the end without any sound.
  @Test func readingNeedsNoSound() {
    let player = player("One", "Two", "Three")
    player.settings.speechMode = .off
    player.press("s")
    #expect(player.readToEnd().map(\.text) == ["One", "Two", "Three", "End of outline"])
  }

  /// espeak-ng/espeak-ng#381: a pause remembers the sentence, and going on says it again.
  @Test func aPauseRemembersTheSentence() {
    let player = player("One. Two. Three.")
    player.press("s")
    _ = hear(player)
    #expect(hear(player) == "Two.")
    player.press("Space")
    #expect(hear(player) == nil)
    player.press("Space")
    #expect(hear(player) == "Two.")
  }

  /// guidepup/guidepup#46: an entry of the transcript has the key that caused it.
  @Test func theTranscriptKnowsWhatCausedEachAnswer() {
    let player = player("One", "Two")
    player.press("Down")
    player.perform(.previous)
    #expect(player.transcript.map(\.key) == [nil, "Down", nil])
    #expect(player.transcript.map(\.command) == [.open, .next, .previous])
    #expect(player.transcript.map(\.cursor) == ["One", "Two", "One"])
  }

  /// GNOME/orca 466d824aa and nvaccess/nvda#12738: what changes elsewhere, without a command, is not
  /// said, and is right when the person comes there.
  @Test func whatChangesElsewhereIsNotSaid() {
    var builder = OutlineBuilder(title: "R")
    builder.append(NodeContent(name: "Here"), depth: 0)
    let group = builder.append(NodeContent(name: "There", isExpanded: true), depth: 0)
    builder.append(NodeContent(name: "Inside"), depth: 1)
    let source = DocumentOutlineSource(builder.finish())
    let player = OutlinePlayer(source: source, called: "R")
    #expect(source.setExpanded(group, false))
    #expect(player.transcript.count == 1)
    #expect(player.press("Down").map(\.text) == ["There, Collapsed, 1 item"])
  }

  /// nvaccess/nvda#8117 and nvaccess/nvda#7232: the order of the parts is data.
  @Test func theOrderOfThePartsCanBeChosen() {
    var builder = OutlineBuilder(title: "R")
    builder.append(
      NodeContent(name: "Sound", role: .toggle, value: "On", isEnabled: false),
      depth: 0
    )
    var settings = PlayerSettings()
    settings.order = [.state, .value, .name, .role]
    let player = OutlinePlayer(builder.finish(), settings: settings)
    #expect(player.transcript[0].spoken.last == "unavailable, On, Sound, toggle, level 1")
  }

  /// espeak-ng/espeak-ng#872 and espeak-ng/espeak-ng#91: a sentence ends at its full stop, whatever
  /// the next one begins with.
  @Test func sentencesEndWithoutACapitalToo() {
    #expect(Sentences.split("it rains. it pours") == ["it rains.", "it pours"])
  }

  /// tvraman/emacspeak#45: a sign has the same name by character and when it is spelled.
  @Test func aSignHasOneName() {
    let player = player("a-b")
    let spelled = player.press(";").map(\.text)
    player.press("Shift+Right")
    #expect(spelled == ["a, minus, b"])
    #expect(player.press("Shift+Left").map(\.text) == ["a"])
    #expect(player.press("Shift+Right").map(\.text) == ["minus"])
  }

  /// tvraman/emacspeak#60: a capital is announced once, by a word.
  @Test func aCapitalIsAnnouncedOnce() {
    let player = player("Ab")
    #expect(player.press(";").map(\.text) == ["cap a, b"])
  }
}
