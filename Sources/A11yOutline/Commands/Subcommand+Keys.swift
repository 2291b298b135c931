extension Subcommand {
  /// Prints the key map.
  static let keys = Subcommand(
    name: "keys",
    operands: "",
    operandCount: 0...0,
    summary: "list the keys and what they do",
    options: [.interfaceLanguage],
    run: { invocation in
      let words = try invocation.words()
      for definition in CommandDefinition.all {
        let keys = KeyMap.tree.keys(for: definition.command).map(\.identifier)
        let names = keys.isEmpty ? definition.word : keys.joined(separator: " ")
        StandardOutput.print("\(names): \(definition.summary(in: words))")
      }
      return ExitCode.done.rawValue
    }
  )
}
