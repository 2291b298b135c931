public import Foundation

extension Outline {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The file, which may also be a pipe.
  ///   - format: The format; `nil` to tell it by the ending of the name, then by the content.
  /// - Throws: ``DocumentError``.
  /// - Complexity: O(size of the file).
  public init(contentsOf url: URL, format: DocumentFormat? = nil) throws {
    try self.init(DocumentBytes(contentsOf: url), format: format)
  }

  /// Reads a document that is in memory.
  ///
  /// - Parameters:
  ///   - data: The bytes of the document.
  ///   - format: The format; `nil` to tell it by the ending of the name, then by the content.
  ///   - name: What errors call the document.
  /// - Throws: ``DocumentError``.
  /// - Complexity: O(number of bytes).
  public init(data: Data, format: DocumentFormat? = nil, name: String = "-") throws {
    try self.init(DocumentBytes(name: name, data: data), format: format)
  }

  /// Reads a document whose bytes are at hand, with the place where they were found.
  init(_ input: DocumentBytes, format: DocumentFormat?) throws {
    guard !input.data.isEmpty else { throw input.error("the file is empty") }
    let format = try format ?? DocumentFormat(detectedIn: input)
    guard let reader = format.reader else {
      throw input.error("\(format.name) can be written but not read")
    }
    self = try reader.outline(of: input)
    sanitize()
  }
}
