/// The style that browsers give to elements before any style sheet (HTML Standard, section 15.3).
enum BrowserStyles {
  /// How an element is laid out where no style sheet of the page says so.
  static func display(of node: Int, in document: HTMLDocument) -> ComputedStyle.Display {
    let type = document.types[Int(document.nodes[node].type)]
    guard type.namespace == .html else { return type.display }
    if document.nodes[node].attributeCount > 0,
      isHiddenByAttributes(node, type.name, in: document)
    {
      return .none
    }
    if type.name == "dialog", !document.hasAttribute("open", of: node) { return .none }
    return type.display
  }

  /// How elements of a name are laid out, whatever their attributes.
  static func display(
    of name: String,
    in namespace: HTMLDocument.Namespace
  ) -> ComputedStyle.Display {
    guard namespace == .html else {
      return neverRenderedGraphics.contains(name) ? .none : .inline
    }
    if hiddenNames.contains(name) { return .none }
    if blockNames.contains(name) { return .block }
    return inlineBlockNames.contains(name) ? .inlineBlock : name == "slot" ? .contents : .inline
  }

  private static func isHiddenByAttributes(
    _ node: Int,
    _ name: String,
    in document: HTMLDocument
  ) -> Bool {
    if let hidden = document.attribute("hidden", of: node), hidden.lowercased() != "until-found" {
      return true
    }
    if document.hasAttribute("popover", of: node) { return true }
    return name == "input" && document.attribute("type", of: node)?.lowercased() == "hidden"
  }

  private static let hiddenNames: Set<String> = [
    "base", "basefont", "datalist", "head", "link", "meta", "noembed", "noframes", "noscript",
    "param", "rp", "script", "source", "style", "template", "title", "track",
  ]

  private static let blockNames: Set<String> = [
    "html", "body", "address", "article", "aside", "blockquote", "caption", "center", "dd",
    "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer",
    "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr",
    "legend", "li", "listing", "main", "menu", "nav", "ol", "optgroup", "option", "p", "plaintext",
    "pre", "search", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr",
    "ul", "xmp",
  ]

  private static let inlineBlockNames: Set<String> = [
    "button", "input", "marquee", "meter", "progress", "select", "textarea",
  ]

  /// Elements of SVG that are not drawn where they stand (SVG 2, section 5.2).
  private static let neverRenderedGraphics: Set<String> = [
    "clipPath", "defs", "desc", "filter", "linearGradient", "marker", "mask", "metadata", "pattern",
    "radialGradient", "script", "style", "symbol", "title",
  ]
}
