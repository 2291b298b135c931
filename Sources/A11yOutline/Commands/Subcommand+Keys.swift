extension Subcommand {
  /// Prints a map of keys.
  static let keys = Subcommand(
    name: "keys",
    operands: "",
    operandCount: 0...0,
    summary: "list the keys and what they do",
    options: [.preset, .interfaceLanguage],
    run: { invocation in
      let words = try invocation.words()
      let map = invocation.keyMap()
      for (number, group) in CommandDefinition.groups.enumerated() {
        if number > 0 { StandardOutput.print("") }
        StandardOutput.print(words(group.name))
        for definition in group.definitions {
          let keys = map.names(of: definition.command)
            .map { $0.map(\.identifier).joined(separator: " ") }
          let names = keys.isEmpty ? definition.word : keys.joined(separator: ", ")
          StandardOutput.print("  \(names): \(definition.summary(in: words))")
        }
      }
      if map.typesAhead { StandardOutput.print("\n" + words(.lettersTypeAhead)) }
      let risky = map.keysAtRisk.map(\.identifier)
      if !risky.isEmpty {
        StandardOutput.print(
          "\n" + words(.reservedKeys, ["keys": risky.joined(separator: " ")])
        )
      }
      return ExitCode.done.rawValue
    }
  )
}
