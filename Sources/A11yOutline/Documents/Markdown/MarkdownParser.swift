internal import CMarkdown

/// Hands what md4c finds in a text to a ``MarkdownAssembly``.
enum MarkdownParser {
  private static let flags = UInt32(
    MD_FLAG_TABLES | MD_FLAG_TASKLISTS | MD_FLAG_STRIKETHROUGH | MD_FLAG_PERMISSIVEURLAUTOLINKS
      | MD_FLAG_PERMISSIVEEMAILAUTOLINKS | MD_FLAG_PERMISSIVEWWWAUTOLINKS
  )

  /// Parses the text from an offset on.
  ///
  /// - Returns: Whether md4c came to the end; it does not when memory runs out.
  static func parse(
    _ utf8: UnsafeBufferPointer<UInt8>,
    from start: Int,
    into assembly: inout MarkdownAssembly
  ) -> Bool {
    guard let base = utf8.baseAddress, start < utf8.count else { return true }
    var parser = MD_PARSER()
    parser.flags = flags
    parser.enter_block = { type, detail, assembly in
      assembly.map { MarkdownParser.enter(type, detail, &$0.assembly.pointee) }
      return 0
    }
    parser.leave_block = { type, _, assembly in
      assembly.map { MarkdownParser.leave(type, &$0.assembly.pointee) }
      return 0
    }
    parser.enter_span = { type, detail, assembly in
      assembly.map { MarkdownParser.enterSpan(type, detail, &$0.assembly.pointee) }
      return 0
    }
    parser.leave_span = { type, _, assembly in
      assembly.map { MarkdownParser.leaveSpan(type, &$0.assembly.pointee) }
      return 0
    }
    parser.text = { type, text, size, assembly in
      let bytes = UnsafeBufferPointer(start: text, count: Int(size))
      assembly.map { MarkdownParser.text(type, bytes, &$0.assembly.pointee) }
      return 0
    }
    let count = UInt32(utf8.count - start)
    return withUnsafeMutablePointer(to: &assembly) { assembly in
      (base + start).withMemoryRebound(to: CChar.self, capacity: Int(count)) { text in
        md_parse(text, count, &parser, assembly) == 0
      }
    }
  }

  private static func enter(
    _ type: MD_BLOCKTYPE,
    _ detail: UnsafeMutableRawPointer?,
    _ assembly: inout MarkdownAssembly
  ) {
    switch type {
    case MD_BLOCK_QUOTE: assembly.beginQuote()
    case MD_BLOCK_UL: assembly.beginList(firstNumber: nil, delimiter: 0)
    case MD_BLOCK_OL:
      guard let list = detail?.load(as: MD_BLOCK_OL_DETAIL.self) else { return }
      let delimiter = UInt8(bitPattern: list.mark_delimiter)
      assembly.beginList(firstNumber: Int(list.start), delimiter: delimiter)
    case MD_BLOCK_LI:
      guard let item = detail?.load(as: MD_BLOCK_LI_DETAIL.self) else { return }
      let isChecked = item.task_mark != CChar(bitPattern: UInt8(ascii: " "))
      assembly.beginItem(isChecked: item.is_task == 0 ? nil : isChecked)
    case MD_BLOCK_H:
      guard let heading = detail?.load(as: MD_BLOCK_H_DETAIL.self) else { return }
      assembly.beginHeading(level: Int(heading.level))
    case MD_BLOCK_CODE:
      guard let code = detail?.load(as: MD_BLOCK_CODE_DETAIL.self) else { return }
      assembly.beginCode(language: assembly.text(of: code.lang))
    case MD_BLOCK_HTML: assembly.beginHTML()
    case MD_BLOCK_P: assembly.beginParagraph()
    case MD_BLOCK_TABLE:
      guard let table = detail?.load(as: MD_BLOCK_TABLE_DETAIL.self) else { return }
      assembly.beginTable(rows: Int(table.body_row_count), columns: Int(table.col_count))
    case MD_BLOCK_TH, MD_BLOCK_TD: assembly.beginCell()
    default: break
    }
  }

  private static func leave(_ type: MD_BLOCKTYPE, _ assembly: inout MarkdownAssembly) {
    switch type {
    case MD_BLOCK_QUOTE: assembly.endQuote()
    case MD_BLOCK_UL, MD_BLOCK_OL: assembly.endList()
    case MD_BLOCK_LI: assembly.endItem()
    case MD_BLOCK_HR: assembly.appendSeparator()
    case MD_BLOCK_H, MD_BLOCK_P: assembly.flushText()
    case MD_BLOCK_CODE: assembly.endCode()
    case MD_BLOCK_HTML: assembly.endHTML()
    case MD_BLOCK_THEAD: assembly.endTableHead()
    case MD_BLOCK_TR: assembly.endRow()
    case MD_BLOCK_TH, MD_BLOCK_TD: assembly.endCell()
    case MD_BLOCK_TABLE: assembly.endTable()
    default: break
    }
  }

  private static func enterSpan(
    _ type: MD_SPANTYPE,
    _ detail: UnsafeMutableRawPointer?,
    _ assembly: inout MarkdownAssembly
  ) {
    switch type {
    case MD_SPAN_A:
      guard let link = detail?.load(as: MD_SPAN_A_DETAIL.self) else { return }
      assembly.openSpan(
        .link,
        target: assembly.text(of: link.href),
        title: assembly.text(of: link.title)
      )
    case MD_SPAN_IMG:
      guard let image = detail?.load(as: MD_SPAN_IMG_DETAIL.self) else { return }
      assembly.openSpan(
        .image,
        target: assembly.text(of: image.src),
        title: assembly.text(of: image.title)
      )
    default: break
    }
  }

  private static func leaveSpan(_ type: MD_SPANTYPE, _ assembly: inout MarkdownAssembly) {
    switch type {
    case MD_SPAN_A: assembly.closeSpan(.link)
    case MD_SPAN_IMG: assembly.closeSpan(.image)
    default: break
    }
  }

  private static func text(
    _ type: MD_TEXTTYPE,
    _ characters: UnsafeBufferPointer<CChar>,
    _ assembly: inout MarkdownAssembly
  ) {
    characters.withMemoryRebound(to: UInt8.self) { bytes in
      switch type {
      case MD_TEXT_NULLCHAR: assembly.appendText("\u{FFFD}".utf8)
      case MD_TEXT_BR, MD_TEXT_SOFTBR: assembly.appendText(CollectionOfOne(0x20))
      case MD_TEXT_ENTITY: assembly.appendReference(bytes)
      case MD_TEXT_HTML: assembly.appendHTML(bytes)
      default: assembly.appendText(bytes)
      }
    }
  }
}

extension UnsafeMutableRawPointer {
  /// Where the assembly that was handed to md4c lies.
  fileprivate var assembly: UnsafeMutablePointer<MarkdownAssembly> {
    assumingMemoryBound(to: MarkdownAssembly.self)
  }
}

extension MarkdownAssembly {
  /// The text of an attribute with its character references decoded; `nil` when it is empty.
  fileprivate mutating func text(of attribute: MD_ATTRIBUTE) -> String? {
    guard attribute.size > 0, let start = attribute.text else { return nil }
    let bytes = UnsafeBufferPointer(start: start, count: Int(attribute.size))
    return bytes.withMemoryRebound(to: UInt8.self) { references.decode($0) }
  }
}
