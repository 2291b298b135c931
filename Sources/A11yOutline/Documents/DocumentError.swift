public import Foundation

/// Why a document could not be read.
public struct DocumentError: Error, Hashable, Sendable {
  /// What the document is called, usually its path as the user wrote it.
  public let name: String

  /// Where the trouble is; `nil` when it concerns the whole document.
  public let position: SourcePosition?

  /// The place in the document's own structure, such as `items[2].children[0].expanded`.
  public let path: String?

  /// What is wrong, in words without a full stop.
  public let reason: String

  /// Creates an error.
  public init(
    name: String,
    at position: SourcePosition? = nil,
    path: String? = nil,
    reason: String
  ) {
    self.name = name.sanitized
    self.position = position
    self.path = path?.sanitized
    self.reason = reason.sanitized
  }
}

extension DocumentError: CustomStringConvertible, LocalizedError {
  /// The error as one line: `NAME:LINE:COLUMN: PATH: reason`, without what is not known.
  public var description: String {
    var line = name
    if let position { line += ":\(position)" }
    line += ": "
    if let path, !path.isEmpty { line += "\(path): " }
    return line + reason
  }

  /// The same line for those who ask the way of Foundation.
  public var errorDescription: String? { description }
}
