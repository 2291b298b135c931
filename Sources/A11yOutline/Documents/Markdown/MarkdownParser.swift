internal import CMarkdown

/// Hands on what md4c finds in a text.
struct MarkdownParser {
  private static let flags = UInt32(
    MD_FLAG_TABLES | MD_FLAG_TASKLISTS | MD_FLAG_STRIKETHROUGH | MD_FLAG_PERMISSIVEURLAUTOLINKS
      | MD_FLAG_PERMISSIVEEMAILAUTOLINKS | MD_FLAG_PERMISSIVEWWWAUTOLINKS
  )

  private let document: UnsafeBufferPointer<UInt8>
  private var events = MarkdownEvents()
  private let send: (MarkdownEvents) -> Void

  /// Parses a document from an offset on.
  ///
  /// - Parameters:
  ///   - document: The document in UTF-8.
  ///   - start: Where the Markdown begins.
  ///   - send: Takes what was found, in pieces and in its order.
  /// - Returns: Whether md4c came to the end; it does not when memory runs out.
  static func parse(
    _ document: UnsafeBufferPointer<UInt8>,
    from start: Int,
    send: (MarkdownEvents) -> Void
  ) -> Bool {
    guard let base = document.baseAddress, start < document.count else { return true }
    return withoutActuallyEscaping(send) { send in
      var state = MarkdownParser(document: document, send: send)
      var parser = callbacks
      let count = UInt32(document.count - start)
      let isWhole = withUnsafeMutablePointer(to: &state) { state in
        (base + start).withMemoryRebound(to: CChar.self, capacity: Int(count)) { text in
          md_parse(text, count, &parser, state) == 0
        }
      }
      send(state.events)
      return isWhole
    }
  }

  private init(
    document: UnsafeBufferPointer<UInt8>,
    send: @escaping (MarkdownEvents) -> Void
  ) {
    self.document = document
    self.send = send
  }

  private static var callbacks: MD_PARSER {
    var parser = MD_PARSER()
    parser.flags = flags
    parser.enter_block = { type, detail, state in
      state?.parser.pointee.enter(type, detail)
      return 0
    }
    parser.leave_block = { type, _, state in
      state?.parser.pointee.leave(type)
      return 0
    }
    parser.enter_span = { type, detail, state in
      state?.parser.pointee.enterSpan(type, detail)
      return 0
    }
    parser.leave_span = { type, _, state in
      state?.parser.pointee.leaveSpan(type)
      return 0
    }
    parser.text = { type, text, size, state in
      state?.parser.pointee.text(type, UnsafeBufferPointer(start: text, count: Int(size)))
      return 0
    }
    return parser
  }

  private mutating func append(_ event: MarkdownEvent) {
    events.append(event)
    guard events.isFull else { return }
    send(events)
    events = MarkdownEvents()
  }

  // MARK: Blocks

  private mutating func enter(_ type: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) {
    switch type {
    case MD_BLOCK_QUOTE: append(.beginQuote)
    case MD_BLOCK_UL: append(.beginList(firstNumber: nil, delimiter: 0))
    case MD_BLOCK_OL:
      guard let list = detail?.load(as: MD_BLOCK_OL_DETAIL.self) else { return }
      let delimiter = UInt8(bitPattern: list.mark_delimiter)
      append(.beginList(firstNumber: list.start, delimiter: delimiter))
    case MD_BLOCK_LI:
      guard let item = detail?.load(as: MD_BLOCK_LI_DETAIL.self) else { return }
      let isChecked = item.task_mark != CChar(bitPattern: UInt8(ascii: " "))
      append(.beginItem(isChecked: item.is_task == 0 ? nil : isChecked))
    case MD_BLOCK_H:
      guard let heading = detail?.load(as: MD_BLOCK_H_DETAIL.self) else { return }
      append(.beginHeading(level: UInt8(clamping: heading.level)))
    case MD_BLOCK_CODE:
      guard let code = detail?.load(as: MD_BLOCK_CODE_DETAIL.self) else { return }
      append(.beginCode(language: piece(code.lang)))
    case MD_BLOCK_HTML: append(.beginHTML)
    case MD_BLOCK_P: append(.beginParagraph)
    case MD_BLOCK_TABLE:
      guard let table = detail?.load(as: MD_BLOCK_TABLE_DETAIL.self) else { return }
      append(.beginTable(rows: table.body_row_count, columns: table.col_count))
    case MD_BLOCK_TH, MD_BLOCK_TD: append(.beginCell)
    default: break
    }
  }

  private mutating func leave(_ type: MD_BLOCKTYPE) {
    switch type {
    case MD_BLOCK_QUOTE: append(.endQuote)
    case MD_BLOCK_UL, MD_BLOCK_OL: append(.endList)
    case MD_BLOCK_LI: append(.endItem)
    case MD_BLOCK_HR: append(.separator)
    case MD_BLOCK_H, MD_BLOCK_P: append(.endText)
    case MD_BLOCK_CODE: append(.endCode)
    case MD_BLOCK_HTML: append(.endHTML)
    case MD_BLOCK_THEAD: append(.endTableHead)
    case MD_BLOCK_TR: append(.endRow)
    case MD_BLOCK_TH, MD_BLOCK_TD: append(.endCell)
    case MD_BLOCK_TABLE: append(.endTable)
    default: break
    }
  }

  // MARK: Texts

  private mutating func enterSpan(_ type: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) {
    switch type {
    case MD_SPAN_A:
      guard let link = detail?.load(as: MD_SPAN_A_DETAIL.self) else { return }
      beginSpan(.link, target: link.href, title: link.title)
    case MD_SPAN_IMG:
      guard let image = detail?.load(as: MD_SPAN_IMG_DETAIL.self) else { return }
      beginSpan(.image, target: image.src, title: image.title)
    default: break
    }
  }

  private mutating func beginSpan(
    _ role: Outline.Role,
    target: MD_ATTRIBUTE,
    title: MD_ATTRIBUTE
  ) {
    let title = piece(title)
    // Both events lie in one batch, as the memory of what the parser made does.
    events.append(.beginSpan(role, target: piece(target)))
    if let title { events.append(.spanTitle(title)) }
  }

  private mutating func leaveSpan(_ type: MD_SPANTYPE) {
    switch type {
    case MD_SPAN_A: append(.endSpan(.link))
    case MD_SPAN_IMG: append(.endSpan(.image))
    default: break
    }
  }

  private mutating func text(_ type: MD_TEXTTYPE, _ characters: UnsafeBufferPointer<CChar>) {
    switch type {
    case MD_TEXT_NULLCHAR: append(.replacementCharacter)
    case MD_TEXT_BR, MD_TEXT_SOFTBR: append(.space)
    case MD_TEXT_ENTITY: append(.reference(piece(characters)))
    case MD_TEXT_HTML: append(.html(piece(characters)))
    default: append(.text(piece(characters)))
    }
  }

  private mutating func piece(_ characters: UnsafeBufferPointer<CChar>) -> MarkdownEvent.Piece {
    characters.withMemoryRebound(to: UInt8.self) { events.piece($0, of: document) }
  }

  /// The text of an attribute; `nil` when it is empty.
  private mutating func piece(_ attribute: MD_ATTRIBUTE) -> MarkdownEvent.Piece? {
    guard attribute.size > 0, let start = attribute.text else { return nil }
    return piece(UnsafeBufferPointer(start: start, count: Int(attribute.size)))
  }
}

extension UnsafeMutableRawPointer {
  /// The parser that was handed to md4c.
  fileprivate var parser: UnsafeMutablePointer<MarkdownParser> {
    assumingMemoryBound(to: MarkdownParser.self)
  }
}
