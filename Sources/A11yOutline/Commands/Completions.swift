/// The completions of the command for a shell, made from the tables of subcommands and options.
enum Completions: String, CaseIterable {
  case bash, zsh, fish

  /// The script that the shell reads.
  var script: String {
    switch self {
    case .bash: bash
    case .zsh: "#compdef a11y-outline\nautoload -U +X bashcompinit && bashcompinit\n" + bash
    case .fish: fish
    }
  }

  private var names: String { Subcommand.all.map(\.name).joined(separator: " ") }

  private var bash: String {
    var lines = [
      "_a11y_outline() {",
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}",
      "  local options=\"--help --version\"",
      "  case $before in",
    ]
    for option in Completions.options where !option.choices.isEmpty {
      let choices = option.choices.joined(separator: " ")
      lines.append(
        "    --\(option.name)) COMPREPLY=($(compgen -W \"\(choices)\" -- \"$word\")); return ;;"
      )
    }
    lines += ["  esac", "  case ${COMP_WORDS[1]} in"]
    for subcommand in Subcommand.all {
      let options = subcommand.options.map { "--" + $0.name }.joined(separator: " ")
      lines.append("    \(subcommand.name)) options=\"--help \(options)\" ;;")
    }
    lines += [
      "  esac",
      "  if [[ $word == -* ]]; then",
      "    COMPREPLY=($(compgen -W \"$options\" -- \"$word\"))",
      "  elif [[ $COMP_CWORD -eq 1 ]]; then",
      "    COMPREPLY=($(compgen -W \"\(names)\" -- \"$word\") $(compgen -f -- \"$word\"))",
      "  else",
      "    COMPREPLY=($(compgen -f -- \"$word\"))",
      "  fi",
      "}",
      "complete -o filenames -F _a11y_outline a11y-outline",
    ]
    return lines.joined(separator: "\n")
  }

  private var fish: String {
    var lines: [String] = []
    for subcommand in Subcommand.all {
      lines.append(
        "complete -c a11y-outline -n __fish_use_subcommand -a \(subcommand.name) "
          + "-d \(quoted(subcommand.summary))"
      )
      for option in subcommand.options {
        var line =
          "complete -c a11y-outline -n '__fish_seen_subcommand_from \(subcommand.name)' "
          + "-l \(option.name) -d \(quoted(option.summary))"
        if option.value != nil { line += " -r" }
        if !option.choices.isEmpty {
          line += " -f -a \(quoted(option.choices.joined(separator: " ")))"
        }
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static var options: [OptionDefinition] {
    let all = Subcommand.all.flatMap(\.options)
    return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
      .values.sorted { $0.name < $1.name }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
      + "'"
  }
}
