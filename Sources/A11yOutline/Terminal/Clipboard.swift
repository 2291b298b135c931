import Foundation

/// Copies text to the clipboard of the machine that the terminal runs on, by OSC 52.
enum Clipboard {
  /// How many bytes of text are copied at most; terminals drop what is longer.
  static let limit = 74_994

  /// The bytes that copy a text; `nil` for a text that is too long.
  static func sequence(copying text: String) -> [UInt8]? {
    let data = Data(text.utf8)
    guard data.count <= limit else { return nil }
    return Array("\u{1B}]52;c;\(data.base64EncodedString())\u{7}".utf8)
  }
}
