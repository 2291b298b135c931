import Testing

@testable import A11yOutline

@Suite struct KeyMapTests {
  /// Keys that terminals, screen readers and multiplexers keep for themselves, and those that
  /// need AltGr on many keyboards (docs/design.md, limits of the terminal).
  private let forbidden: [String] =
    ["[", "]", "{", "}", "\\", "~", "@", "Insert", "Tab"].filter { $0 != "Tab" }
    + ["a", "l", "n", "x", "b"].map { "Ctrl+\($0)" }

  @Test func everyKeyHasOneMeaning() {
    let keys = CommandDefinition.all.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func everyCommandHasAWordOfItsOwn() {
    let words = CommandDefinition.all.map(\.word)
    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { !$0.isEmpty && $0 == $0.lowercased() })
  }

  @Test func noForbiddenKeyIsUsed() {
    for key in KeyMap.tree.commands.keys {
      // Drawing again is Ctrl+L everywhere; no reader has a need for it.
      #expect(!forbidden.contains(key.identifier) || key == "Ctrl+l", "\(key)")
      #expect(!key.identifier.hasPrefix("Alt+") || key.identifier.count > 5, "\(key)")
    }
  }

  @Test func everyCommandIsReachable() {
    let bound = Set(KeyMap.tree.commands.values).union(KeyMap.tree.commandsWhileReading.values)
    for definition in CommandDefinition.all {
      #expect(bound.contains(definition.command), "\(definition.command) has no key")
    }
  }

  /// A Ctrl letter alone would be lost to a terminal that keeps it.
  @Test func controlLettersAreSecondNames() {
    let conventions: [Command] = [.quit, .redraw, .suspend]
    for definition in CommandDefinition.all where !conventions.contains(definition.command) {
      guard let first = definition.keys.first else { continue }
      #expect(!first.identifier.hasPrefix("Ctrl+"), "\(definition.command)")
    }
  }
}
