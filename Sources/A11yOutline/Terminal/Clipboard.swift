import Foundation

/// Where text goes that a person copies: to the clipboard of the machine that the terminal runs
/// on, by OSC 52, or to a file.
enum Clipboard {
  /// How many bytes of text are copied at most; terminals drop what is longer.
  static let limit = 74_994

  /// The bytes that copy a text; `nil` for a text that is too long.
  static func sequence(copying text: String) -> [UInt8]? {
    let data = Data(text.utf8)
    guard data.count <= limit else { return nil }
    return Array("\u{1B}]52;c;\(data.base64EncodedString())\u{7}".utf8)
  }

  /// Keeps a text in a file that only the person can read.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - environment: The environment, which says where the state of programs is kept.
  /// - Returns: The path of the file; `nil` when it cannot be written.
  static func save(_ text: String, environment: [String: String]) -> String? {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = (state ?? home + "/.local/state") + "/a11y-outline"
    let path = folder + "/copied.txt"
    let files = FileManager.default
    try? files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let isWritten = files.createFile(
      atPath: path,
      contents: Data(text.utf8),
      attributes: [.posixPermissions: 0o600]
    )
    return isWritten ? path : nil
  }
}
