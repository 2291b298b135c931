/// A format of documents: what it is called, how it is told from others, who reads and writes it.
public struct DocumentFormat: Sendable, Identifiable {
  /// The name that options use, such as `markdown`.
  public let identifier: String

  /// The name that people use, such as `Markdown`.
  public let name: String

  /// The endings of file names, in small letters without the dot, the usual one first.
  public let fileEndings: [String]

  /// Who reads the format; `nil` when it is only written.
  public let reader: (any DocumentReader)?

  /// Who writes the format; `nil` when it is only read.
  public let writer: (any DocumentWriter)?

  /// The program that the reader runs; `nil` when it needs none.
  public let tool: String?

  /// Whether the beginning of a document looks like this format.
  let recognizes: @Sendable (DocumentSample) -> Bool

  init(
    identifier: String,
    name: String,
    fileEndings: [String],
    reader: (any DocumentReader)? = nil,
    writer: (any DocumentWriter)? = nil,
    tool: String? = nil,
    recognizes: @escaping @Sendable (DocumentSample) -> Bool
  ) {
    self.identifier = identifier
    self.name = name
    self.fileEndings = fileEndings
    self.reader = reader
    self.writer = writer
    self.tool = tool
    self.recognizes = recognizes
  }

  /// Whether the program that the reader runs is installed; `true` for one that needs none.
  public var isToolInstalled: Bool {
    tool.map { ConverterProgram(named: $0).executable != nil } ?? true
  }

  /// The identifier.
  public var id: String { identifier }

  /// The format that options call by this name; `nil` when there is none.
  public static func named(_ identifier: String) -> DocumentFormat? {
    all.first { $0.identifier == identifier.lowercased() }
  }
}

extension DocumentFormat: Hashable {
  /// Formats are the same when their identifiers are.
  public static func == (left: DocumentFormat, right: DocumentFormat) -> Bool {
    left.identifier == right.identifier
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}
