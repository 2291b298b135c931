internal import Foundation

/// Runs `a11y-outline inspect FILE [--select SELECTOR] [--format text|json]`.
public enum InspectCommand {
  /// Prints the accessibility tree of a page.
  ///
  /// - Parameter arguments: What follows `inspect` on the command line.
  /// - Returns: The exit code: 0 done, 2 wrong usage, 3 unreadable input.
  public static func run(arguments: [String]) -> Int32 {
    var file: String?
    var selector: String?
    var isJSON = false
    var remaining = arguments[...]
    while let argument = remaining.popFirst() {
      switch argument {
      case "--select": selector = remaining.popFirst()
      case "--format": isJSON = remaining.popFirst() == "json"
      default: file = argument
      }
    }
    guard let file else { return 2 }
    guard let data = FileManager.default.contents(atPath: file) else { return 3 }
    do {
      let inspector = AccessibilityInspector(html: data)
      for record in try inspector.records(selecting: selector) {
        print(isJSON ? record.json : record.text)
      }
      return 0
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return 2
    }
  }
}
