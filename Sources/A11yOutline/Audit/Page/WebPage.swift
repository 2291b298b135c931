public import Foundation

/// A web page as an audit sees it: its accessibility tree, and what it links to on the same disk.
public struct WebPage: Sendable {
  /// What assistive technology gets to know of the page.
  let tree: AccessibilityTree

  /// What the page links to.
  let links: LocalLinks

  /// Whether the document is a page of HTML and not a lone drawing.
  let isHTML: Bool

  /// The elements, in document order.
  let elements: [Int]

  /// The nearest element around each element that assistive technology cannot look through; -1 for
  /// none.
  let parents: [Int32]

  /// Whether a script may change the page.
  let hasScripts: Bool

  /// What else style sheets say that decides what can be seen.
  let appearance: PageAppearance

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - data: The bytes of the page.
  ///   - url: The file the page is from; `nil` to read nothing that the page links to.
  ///   - root: The folder that addresses which begin with `/` are relative to; `nil` to look for it
  ///     in the folders around the file.
  /// - Complexity: O(*n*) in the size of the page.
  public init(_ data: Data, at url: URL? = nil, root: URL? = nil) {
    let document = HTMLDocument(data)
    links = LocalLinks(page: url, root: root)
    isHTML = !Self.isDrawing(document, fileEnding: url?.pathExtension.lowercased())
    let sheets = links.styleSheets(of: document)
    tree = AccessibilityTree(document, linkedSheets: sheets)
    appearance = PageAppearance(document, linkedSheets: sheets)
    elements = (0..<document.count).filter { document.isElement($0) }
    hasScripts = elements.contains { document.isHTML($0, "script") }
    parents = Self.parents(in: tree)
  }

  /// Reads a page that is at hand as text.
  public init(_ text: String) {
    self.init(Data(text.utf8))
  }

  /// What was odd about the page.
  public var warnings: [DocumentWarning] { document.warnings }

  /// The elements and texts of the page.
  var document: HTMLDocument { tree.document }

  /// The root element.
  var root: Int? { elements.first }

  private static func isDrawing(_ document: HTMLDocument, fileEnding: String?) -> Bool {
    if fileEnding == "svg" { return true }
    // A lone drawing has none of the parts of a page but those that the parser makes.
    let stated = (0..<document.count).first {
      document.isElement($0) && document.position($0) != nil
    }
    return stated.map { document.name($0) == "svg" && !document.hasDocumentType } ?? false
  }
}
