/// The texts of `--help`, made from the tables of subcommands and options.
enum Help {
  /// What the command can do.
  static var general: String {
    var lines = [
      "Hear an outline, and operate it with the keyboard alone.",
      "",
      "a11y-outline FILE is the same as a11y-outline play FILE. FILE may be - for standard input.",
      "",
      "Commands:",
    ]
    for subcommand in Subcommand.all {
      lines.append("  a11y-outline \(subcommand.form)")
      lines.append("      \(subcommand.summary)")
    }
    lines += ["", "a11y-outline COMMAND --help lists the options of a command."]
    lines += ["", "Exit codes:"]
    lines += ExitCode.allCases.map { "  \($0.rawValue)  \($0.meaning)" }
    return lines.joined(separator: "\n")
  }

  /// What one subcommand can do.
  static func text(for subcommand: Subcommand) -> String {
    var lines = ["a11y-outline \(subcommand.form)", "", subcommand.summary, "", "Options:"]
    for option in subcommand.options + [.help] {
      lines.append("  \(option.form)")
      lines.append("      \(option.explanation)")
    }
    return lines.joined(separator: "\n")
  }
}

extension Subcommand {
  /// The subcommand as it is typed.
  var form: String { operands.isEmpty ? name : "\(name) \(operands)" }
}

extension OptionDefinition {
  /// The option as it is typed.
  var form: String {
    let letter = letter.map { "-\($0), " } ?? ""
    return letter + "--" + name + (value.map { " " + $0 } ?? "")
  }

  /// What the option does, and what there is to choose from.
  var explanation: String {
    choices.isEmpty ? summary : summary + ": " + choices.joined(separator: ", ")
  }
}
