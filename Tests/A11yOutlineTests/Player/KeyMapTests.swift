import Testing

@testable import A11yOutline

@Suite struct KeyMapTests {
  @Test func everyKeyHasOneMeaning() {
    let keys = CommandDefinition.all.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func everyCommandHasAWordOfItsOwn() {
    let words = CommandDefinition.all.map(\.word)
    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { !$0.isEmpty && $0 == $0.lowercased() })
  }

  @Test(arguments: KeyMap.presets.map(\.name))
  func everyCommandIsReachable(name: String) throws {
    let map = try #require(KeyMap.preset(named: name))
    #expect(map.unreachableCommands.isEmpty)
    let known = Set(CommandDefinition.all.map(\.command))
    let bound = Set(map.commands.values).union(map.sequences.values.flatMap(\.values))
    #expect(bound.subtracting(known).isEmpty, "commands that there are not")
  }

  @Test(arguments: KeyMap.presets.map(\.name))
  func noKeyIsBothACommandAndTheFirstOfTwo(name: String) throws {
    let map = try #require(KeyMap.preset(named: name))
    #expect(Set(map.commands.keys).isDisjoint(with: map.sequences.keys))
    if map.typesAhead {
      #expect(map.commands.keys.allSatisfy { $0.character?.isLetter != true })
    }
  }

  /// Terminals, screen readers and multiplexers keep these keys for themselves, or many keyboards
  /// type them with AltGr (docs/design.md, commands and keys).
  @Test(arguments: ["tree", "text"])
  func noReservedKeyIsUsed(name: String) throws {
    let map = try #require(KeyMap.preset(named: name))
    #expect(map.keysAtRisk.isEmpty)
    for key in map.commands.keys {
      #expect(!key.identifier.hasPrefix("Alt+") || key.identifier.count > 5, "\(key)")
      #expect(!["[", "]", "{", "}", "\\", "~", "@"].contains(key.identifier), "\(key)")
    }
  }

  @Test func aMapThatUsesReservedKeysSaysWhich() {
    #expect(KeyMap.emacs.keysAtRisk.contains("Ctrl+n"))
    #expect(KeyMap.vi.keysAtRisk.contains("Ctrl+b"))
    #expect(!KeyMap.emacs.keysAtRisk.contains("Ctrl+l"))
  }

  /// A Ctrl letter alone would be lost to a terminal that keeps it.
  @Test func controlLettersAreSecondNames() {
    let exempt: [Command] = [.quit, .redraw, .suspend]
    for definition in CommandDefinition.all where !exempt.contains(definition.command) {
      guard let first = definition.keys.first else { continue }
      #expect(
        !first.identifier.hasPrefix("Ctrl+") || first.identifier.count > 6,
        "\(definition.command)"
      )
    }
  }

  @Test func aMapWithoutTheListOfCommandsTellsWhatIsLost() throws {
    var map = KeyMap.tree
    map.bind(try #require(KeyBinding("F", nil)))
    #expect(map.unreachableCommands.contains("hoist"))
    #expect(!map.unreachableCommands.contains(.next))
  }
}
