internal import CXML

/// An XML document that is read from its beginning to its end, without keeping it.
///
/// The parser is libxml2, told to recover from errors, to accept any size and depth, and never to
/// use the network or to expand entities.
struct XMLDocument {
  /// How many errors of the parser are told.
  fileprivate static let maximumErrors = 10

  private static let options = Int32(
    XML_PARSE_RECOVER.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_NONET.rawValue
      | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
  )

  /// What the callbacks of the parser share.
  fileprivate struct Context {
    let begin: (XMLTag) -> Void
    let end: (XMLName) -> Void
    let text: (UnsafeBufferPointer<UInt8>) -> Void
    let repair: XMLRepair
    let source: UnsafeBufferPointer<UInt8>
    let parser: xmlParserCtxtPtr
    var tracker = PositionTracker()
    var errors: [DocumentWarning] = []
    var elementCount = 0
  }

  /// Hands a document to a handler.
  ///
  /// - Returns: What was mended and what the parser could not make sense of.
  /// - Throws: ``DocumentError`` when there is not one element.
  static func read<Handler: XMLTagHandler>(
    _ source: UnsafeBufferPointer<UInt8>,
    of input: DocumentBytes,
    with handler: inout Handler
  ) throws -> [DocumentWarning] {
    let mistakes = try readTellingErrors(source, of: input, with: &handler)
    return mistakes.mended + mistakes.errors
  }

  /// Decodes a document, checks that it is text, and hands it to a handler.
  ///
  /// - Returns: What was odd about its characters, what was mended, and what the parser could not
  ///   make sense of.
  /// - Throws: ``DocumentError`` when it is no text, or when there is not one element.
  static func read<Handler: XMLTagHandler>(
    _ input: DocumentBytes,
    with handler: inout Handler
  ) throws -> [DocumentWarning] {
    let text = try DocumentText(input)
    return try text.withUTF8 { text.warnings + (try read($0, of: input, with: &handler)) }
  }

  /// Hands a document to a handler, and keeps what was mended apart from what was lost.
  static func readTellingErrors<Handler: XMLTagHandler>(
    _ source: UnsafeBufferPointer<UInt8>,
    of input: DocumentBytes,
    with handler: inout Handler
  ) throws -> (mended: [DocumentWarning], errors: [DocumentWarning]) {
    let repair = XMLRepair(source)
    guard let parser = xmlNewParserCtxt() else { throw input.error("there is not enough memory") }
    defer { xmlFreeParserCtxt(parser) }
    // The handler stays where it is: a copy of what it has gathered would be a second document.
    let context = withUnsafeMutablePointer(to: &handler) { handler in
      var context = Context(
        begin: { handler.pointee.begin($0) },
        end: { handler.pointee.end($0) },
        text: { handler.pointee.text($0) },
        repair: repair,
        source: source,
        parser: parser
      )
      withUnsafeMutablePointer(to: &context) { context in
        parser.pointee.sax.pointee = callbacks
        parser.pointee.userData = UnsafeMutableRawPointer(context)
        repair.bytes.withUnsafeBytes { parse($0, with: parser) }
      }
      return context
    }
    guard context.elementCount > 0 else { throw input.error("there is no XML in it") }
    return (repair.warnings, context.errors)
  }

  /// The text that the parser has not asked for yet.
  private typealias Rest = Slice<UnsafeRawBufferPointer>

  /// Parses a text, which the parser takes in pieces.
  ///
  /// No encoding is named: the text is in UTF-8 as everything without a declaration, and with a
  /// converter, even one that changes nothing, each question for the place of the parser converts
  /// what it has read ahead.
  private static func parse(_ bytes: UnsafeRawBufferPointer, with parser: xmlParserCtxtPtr) {
    var rest: Rest = bytes[...]
    withUnsafeMutablePointer(to: &rest) { rest in
      let document = xmlCtxtReadIO(parser, takePiece, nil, rest, nil, nil, options)
      if let document { xmlFreeDoc(document) }
    }
  }

  /// Hands the next piece of the text to the parser.
  private static let takePiece: xmlInputReadCallback = { rest, buffer, size in
    guard let rest = rest?.assumingMemoryBound(to: Rest.self), let buffer else { return -1 }
    let piece = rest.pointee.prefix(Int(size))
    UnsafeMutableRawBufferPointer(start: buffer, count: Int(size)).copyBytes(from: piece)
    rest.pointee = rest.pointee.dropFirst(piece.count)
    return Int32(piece.count)
  }

  private static var callbacks: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = XML_SAX2_MAGIC
    handler.startElementNs = { context, name, _, _, _, _, count, _, attributes in
      context?.assumingMemoryBound(to: Context.self).pointee
        .handOver(name, attributes, count: Int(count))
    }
    handler.endElementNs = { context, name, _, _ in
      guard let context, let name else { return }
      context.assumingMemoryBound(to: Context.self).pointee.end(XMLName(characters: name))
    }
    handler.characters = { context, text, count in
      let bytes = UnsafeBufferPointer(start: text, count: Int(count))
      context?.assumingMemoryBound(to: Context.self).pointee.text(bytes)
    }
    handler.cdataBlock = handler.characters
    handler.serror = { context, error in
      context?.assumingMemoryBound(to: Context.self).pointee.note(error)
    }
    return handler
  }
}

extension XMLDocument.Context {
  /// Hands the start of an element over.
  fileprivate mutating func handOver(
    _ name: UnsafePointer<xmlChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?,
    count: Int
  ) {
    guard let name else { return }
    elementCount += 1
    begin(
      XMLTag(
        name: XMLName(characters: name),
        attributes: XMLTag.Attributes(attributes, count: count),
        source: tagPosition()
      )
    )
  }

  /// Keeps an error of the parser.
  fileprivate mutating func note(_ error: UnsafePointer<xmlError>?) {
    guard let error, errors.count < XMLDocument.maximumErrors,
      let message = XMLMistake.message(of: error.pointee)
    else { return }
    errors.append(DocumentWarning(message, at: currentPosition()))
  }

  /// Where the tag begins at whose end the parser stands.
  private mutating func tagPosition() -> SourcePosition {
    let end = min(max(xmlByteConsumed(parser), 0), repair.bytes.count)
    let offset = repair.bytes.withUnsafeBufferPointer {
      $0.lastOffset(of: UInt8(ascii: "<"), before: end) ?? 0
    }
    return tracker.position(at: repair.sourceOffset(of: offset), in: source)
  }

  private mutating func currentPosition() -> SourcePosition {
    let offset = min(max(xmlByteConsumed(parser), 0), repair.bytes.count)
    return tracker.position(at: repair.sourceOffset(of: offset), in: source)
  }
}
