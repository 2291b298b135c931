import Foundation

/// Reads CommonMark with the extensions of GitHub: tables, task items, strikethrough, autolinks.
///
/// Headings own what follows them until the next heading of their level or a higher one. List
/// items and quotes are called by their first paragraph and own the rest; lists themselves are no
/// nodes, for levels and positions tell them. An ordered item keeps its number in its name,
/// because steps refer to each other by it and positions are not spoken at every move.
public struct MarkdownReader: DocumentReader {
  /// From how many bytes on a second thread pays.
  private static let largeDocument = 1_000_000

  /// From how many bytes on a document is parsed on a thread of its own.
  let threadThreshold: Int

  /// Creates a reader.
  public init() {
    threadThreshold = Self.largeDocument
  }

  /// Creates a reader that parses documents of some size on a thread of their own.
  init(threadThreshold: Int) {
    self.threadThreshold = threadThreshold
  }

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    let text = try DocumentText(input)
    return try text.withUTF8 { utf8 in
      let header = FrontMatter(of: utf8)
      var builder = OutlineBuilder(title: header.title, language: header.language)
      builder.warnings = text.warnings
      var assembly = MarkdownAssembly(builder, utf8: utf8)
      // Room that two copies share is lost as soon as one of them is filled.
      assembly.nodes.builder.reserveCapacity(forDocumentOf: utf8.count)
      let isWhole =
        utf8.count < threadThreshold
        ? MarkdownParser.parse(utf8, from: header.end) { assembly.take($0) }
        : Self.parseAlongside(utf8, from: header.end) { assembly.take($0) }
      guard isWhole else { throw input.error("there is not enough memory for it") }
      return assembly.build()
    }
  }

  /// Parses a document on a thread of its own while what was found is taken on this one.
  private static func parseAlongside(
    _ document: UnsafeBufferPointer<UInt8>,
    from start: Int,
    take: (MarkdownEvents) -> Void
  ) -> Bool {
    let queue = BoundedQueue<MarkdownEvents>(capacity: 8)
    let parsing = Parsing(document: document)
    let thread = Thread {
      parsing.isWhole = MarkdownParser.parse(parsing.document, from: start) { queue.append($0) }
      queue.finish()
    }
    thread.name = "Markdown"
    thread.stackSize = 8 << 20
    thread.start()
    while let events = queue.next() { take(events) }
    return parsing.isWhole
  }

  /// What the two threads share: the document is only read, and the answer is written before the
  /// queue ends and read after it.
  private final class Parsing: @unchecked Sendable {
    let document: UnsafeBufferPointer<UInt8>
    var isWhole = false

    init(document: UnsafeBufferPointer<UInt8>) {
      self.document = document
    }
  }
}
