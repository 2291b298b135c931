/// The manual page, made from the tables of subcommands, options and commands.
enum ManualPage {
  /// The page in the roff language, with the macros of man(7).
  static var text: String {
    var lines = [
      ".TH A11Y-OUTLINE 1 \"\" \"a11y-outline \(Program.version)\" \"User Commands\"",
      ".SH NAME", "a11y-outline \\- hear an outline, and operate it with the keyboard alone",
      ".SH SYNOPSIS",
    ]
    for subcommand in Subcommand.all {
      lines += [".br", ".B a11y-outline", escaped(subcommand.form)]
    }
    lines += [".SH COMMANDS"]
    for subcommand in Subcommand.all {
      lines += [".TP", ".B \(escaped(subcommand.form))", sentence(subcommand.summary)]
      let names = subcommand.options.map { "\\fB\(escaped("--" + $0.name))\\fR" }
      if !names.isEmpty { lines.append("Options: \(names.joined(separator: ", ")).") }
    }
    lines += [".SH OPTIONS"]
    for option in allOptions {
      lines += [".TP", ".B \(escaped(option.form))", sentence(option.explanation)]
    }
    lines += [".SH KEYS"]
    for group in CommandDefinition.groups {
      lines += [".SS \(escaped(Words.english(group.name)))"]
      for definition in group.definitions {
        let keys = KeyMap.tree.names(of: definition.command)
          .map { $0.map(\.identifier).joined(separator: " ") }
        let names = keys.isEmpty ? definition.word : keys.joined(separator: ", ")
        lines += [".TP", ".B \(escaped(names))", sentence(definition.summary)]
      }
    }
    lines += [".SH EXIT STATUS"]
    for code in ExitCode.allCases {
      lines += [".TP", ".B \(code.rawValue)", sentence(code.meaning)]
    }
    return lines.joined(separator: "\n")
  }

  /// All options of all subcommands, each once, in the order of their names.
  private static var allOptions: [OptionDefinition] {
    let all = Subcommand.all.flatMap(\.options) + [.help, .version]
    let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    return byName.values.sorted { $0.name < $1.name }
  }

  private static func sentence(_ text: String) -> String {
    escaped(text.prefix(1).uppercased() + text.dropFirst()) + "."
  }

  /// Takes from signs what they mean to roff.
  private static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case ".": escaped += "\\&."
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
