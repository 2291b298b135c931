/// Reads TaskPaper: projects end with a colon, tasks begin with a hyphen, everything else is a
/// note; tabs nest.
///
/// What stands under a project at the same indentation belongs to it, as in files that do not
/// indent. Tags leave the name and become the description; `@done` makes a task checked.
public struct TaskPaperReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    let text = try DocumentText(input)
    var builder = OutlineBuilder()
    builder.warnings = text.warnings
    text.withUTF8 { utf8 in
      /// The indentation of the last line and the lines it stands in, and which are projects.
      var open: [(indentation: Int, isProject: Bool)] = []
      for line in TextLines(utf8) where !line.isBlank {
        var content = Self.content(of: line)
        let isProject = content.role == .heading
        while let last = open.last, last.indentation >= line.indentation {
          if last.indentation == line.indentation, last.isProject, !isProject { break }
          open.removeLast()
        }
        if isProject { content.headingLevel = open.count + 1 }
        builder.append(content, depth: open.count)
        let isInProject = open.last.map { $0.indentation == line.indentation } ?? false
        open.append((isInProject ? line.indentation + 1 : line.indentation, isProject))
      }
    }
    return builder.build()
  }

  private static func content(of line: TextLines.Line) -> NodeContent {
    var words = line.text.split(separator: " ", omittingEmptySubsequences: false)
    var tags: [Substring] = []
    while let last = words.last, last.hasPrefix("@"), last.count > 1 {
      tags.insert(last, at: 0)
      words.removeLast()
    }
    let name = words.joined(separator: " ").trimmed ?? ""
    var content = NodeContent(name: name, role: .note, source: line.position)
    if !tags.isEmpty { content.description = tags.joined(separator: " ") }
    if name.hasPrefix("- ") || name == "-" {
      let isDone = tags.contains { $0 == "@done" || $0.hasPrefix("@done(") }
      content.name = String(name.dropFirst(2))
      content.role = .toDo
      content.value = isDone ? NeutralValue.checked : NeutralValue.notChecked
    } else if name.hasSuffix(":") {
      content.name = String(name.dropLast())
      content.role = .heading
    }
    return content
  }
}
