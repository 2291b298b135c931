internal import struct Foundation.Data

/// Reads web pages: what a screen reader would tell of the page, as an outline.
///
/// Headings own what follows them until the next heading of their level or a higher one. `details`,
/// and buttons, links, tabs and tree items with `aria-expanded`, are groups that are open or closed
/// as the page says; what they show when they are opened is in them, though it is hidden on the
/// page. Everything else that is hidden from accessibility is left out. Lists are no nodes, their
/// items are; a table's rows are groups and its cells items called "HEADER: VALUE".
public struct HTMLReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a page.
  public func outline(of input: DocumentBytes) throws -> Outline {
    let document = HTMLDocument(input.data)
    let text = document.nodes.first { $0.kind == .text }?.content ?? ""
    let sample = Data(text.utf8.prefix(65_536))
    if let reason = BinaryContent.reason(toRefuse: input.data, decoded: sample) {
      throw input.error(reason)
    }
    var lowering = PageLowering(AccessibilityTree(document))
    return lowering.outline()
  }
}
