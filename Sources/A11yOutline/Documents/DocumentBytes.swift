public import Foundation

/// The bytes of a document and what it is called.
public struct DocumentBytes: Sendable {
  /// What errors call the document; `-` for standard input.
  public let name: String

  /// The bytes as they were found.
  public let data: Data

  /// The file they were read from; `nil` for bytes in memory.
  ///
  /// Readers of books look beside it for the other files of the book.
  var file: URL?

  /// Creates a source from bytes in memory.
  public init(name: String, data: Data) {
    self.name = name
    self.data = data
  }

  /// An error about this document.
  public func error(
    _ reason: String,
    at position: SourcePosition? = nil,
    path: String? = nil
  ) -> DocumentError {
    DocumentError(name: name, at: position, path: path, reason: reason)
  }

  /// The ending of the name in small letters without its dot; `nil` when there is none.
  public var fileEnding: String? {
    let last = name.split(separator: "/").last ?? ""
    guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return nil }
    let ending = last[last.index(after: dot)...].lowercased()
    return ending.isEmpty ? nil : ending
  }
}
