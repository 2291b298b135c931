import Foundation

/// A name in XML, without the prefix of its namespace, as it lies in the memory of the parser.
///
/// It is good only while it is handed over: whoever keeps it keeps its ``text``.
struct XMLName {
  /// The bytes of the name, which end with a zero.
  let characters: UnsafePointer<UInt8>

  /// The name as a text of its own.
  var text: String { String(cString: characters) }

  /// Whether the name is this one; no text is made for the question.
  static func == (name: XMLName, other: StaticString) -> Bool {
    strcmp(UnsafeRawPointer(name.characters).assumingMemoryBound(to: CChar.self), other.start) == 0
  }
}

extension StaticString {
  fileprivate var start: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
