import Testing

@testable import A11yOutline

/// Keys that activate controls wherever the cursor is, and other names by which they are found.
@MainActor
@Suite struct ShortcutTests {
  struct Editor: View {
    @State private var isSaved = false
    @State private var wraps = true
    @State private var isOpen = false

    var body: some View {
      Text("Letter").accessibilityInputLabels(["Document", "Mail"])
      Button("Save") { isSaved = true }
        .accessibilityValue(isSaved ? "saved" : "changed")
        .keyboardShortcut("s", modifiers: [.option, .shift])
      Toggle("Wrap lines", isOn: $wraps).keyboardShortcut("p", modifiers: .option)
      Button("Leave") {}.keyboardShortcut("q")
      Button("Print") {}.keyboardShortcut("k", modifiers: .option).disabled(true)
      DisclosureGroup("More", isExpanded: $isOpen) {
        Button("Fold") { isOpen = false }.keyboardShortcut("j", modifiers: .option)
      }
      .keyboardShortcut("m", modifiers: .option)
    }
  }

  private func heard(_ player: OutlinePlayer, _ keys: Key...) -> [String] {
    keys.flatMap { player.press($0) }.map(\.text)
  }

  private func name(_ player: OutlinePlayer) -> String? {
    player.cursor.map { player.outline[$0].name }
  }

  @Test func aShortcutWorksWhereverTheCursorIs() {
    let player = OutlinePlayer(Editor())
    #expect(heard(player, "Alt+S") == ["Save, saved"])
    #expect(heard(player, "Alt+p") == ["Wrap lines, Off"])
    #expect(name(player) == "Letter")
    #expect(player.transcript.last?.command == .activate)
    #expect(player.transcript.last?.key == "Alt+p")
  }

  @Test func onTheItemItselfTheNameIsNotSaidAgain() {
    let player = OutlinePlayer(Editor())
    #expect(heard(player, "Down", "Alt+S").last == "saved")
  }

  @Test func aGroupOpensByItsShortcutAndWhatWasOnIsKept() {
    let player = OutlinePlayer(Editor())
    #expect(heard(player, "Alt+m") == ["More, Expanded, 1 item"])
    player.press("End")
    #expect(name(player) == "Fold")
    #expect(heard(player, "Alt+j").last == "More, Collapsed, 1 item, level 1, 6 of 6")
    #expect(name(player) == "More")
  }

  @Test func theKeysOfThePlayerGoBefore() {
    let player = OutlinePlayer(Editor())
    player.press("Ctrl+q")
    #expect(player.wantsToQuit)
  }

  @Test func whatIsUnavailableSaysSo() {
    let player = OutlinePlayer(Editor())
    #expect(heard(player, "Alt+k") == ["Print, Unavailable"])
    #expect(heard(player, "Alt+j") == ["Not a command; F1 for help"] || !player.wantsToQuit)
  }

  @Test func theShortcutIsSaidWithTheHint() {
    let player = OutlinePlayer(Editor())
    player.settings.verbosity = .verbose
    let save = heard(player, "Down").last ?? ""
    #expect(save.hasSuffix("Alt+S activates"), "\(save)")
    // The player's own key is no shortcut of a control.
    let leave = heard(player, "Down", "Down").last ?? ""
    #expect(leave.hasPrefix("Leave"))
    #expect(!leave.contains("Ctrl+q"), "\(leave)")
  }

  @Test func otherNamesAreFound() {
    let player = OutlinePlayer(Editor())
    player.press("End")
    _ = heard(player, "/", "m", "a", "i", "l", "Enter")
    #expect(name(player) == "Letter")
    player.press("End")
    _ = heard(player, "g", "d", "o", "c")
    #expect(name(player) == "Letter")
  }

  @Test(arguments: [
    (KeyboardShortcut("s"), "Ctrl+s"),
    (KeyboardShortcut("S", modifiers: .control), "Ctrl+s"),
    (KeyboardShortcut("s", modifiers: [.option, .shift]), "Alt+S"),
    (KeyboardShortcut("s", modifiers: [.command, .shift]), nil),
    (KeyboardShortcut(.upArrow, modifiers: [.option, .shift]), "Alt+Shift+Up"),
    (KeyboardShortcut.defaultAction, "Enter"), (KeyboardShortcut.cancelAction, "Esc"),
    (KeyboardShortcut("\u{7}"), nil),
  ])
  func keysHaveTheNamesOfKeyMaps(_ shortcut: KeyboardShortcut, _ name: String?) {
    #expect(shortcut.keyName == name)
    if let name { #expect(Key(name)?.identifier == name) }
  }
}
