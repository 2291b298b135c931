extension NameComputation {
  /// The name that an element has from its markup; `nil` if it has none (HTML-AAM 1.0, section 4.1).
  mutating func nativeName(of node: Int) -> String? {
    guard document.has(.named, node) else { return nil }
    if document.namespace(node) == .svg { return graphicsName(of: node) }
    guard document.namespace(node) == .html else {
      return document.text(of: "alttext", of: node)
    }
    switch document.name(node) {
    case "input": return inputName(of: node)
    case "button", "meter", "output", "progress", "select", "textarea": return labelText(of: node)
    case "img":
      return document.text(of: "alt", of: node) ?? captionAsAlternative(of: node)
    case "area": return document.text(of: "alt", of: node)
    case "fieldset": return titleText(of: node)
    case "table": return titleText(of: node)
    case "option", "optgroup": return document.text(of: "label", of: node)
    case "html":
      guard let head = document.firstChild(named: "head", of: node),
        let title = document.firstChild(named: "title", of: head)
      else { return nil }
      return document.text(title)
    default: return nil
    }
  }

  private mutating func graphicsName(of node: Int) -> String? {
    if let title = childText("title", of: node) { return title }
    return document.name(node) == "a" ? document.text(of: "xlink:title", of: node) : nil
  }

  private mutating func inputName(of node: Int) -> String? {
    if let text = labelText(of: node) { return text }
    switch document.attribute("type", of: node)?.lowercased() {
    case "button": return document.text(of: "value", of: node)
    case "submit": return document.attribute("value", of: node) ?? NativeTexts.submit
    case "reset": return document.attribute("value", of: node) ?? NativeTexts.reset
    case "image":
      return document.text(of: "alt", of: node) ?? document.text(of: "value", of: node)
        ?? document.text(of: "title", of: node) ?? NativeTexts.submit
    default: return nil
    }
  }

  /// The text of the labels of a control; `nil` if it has none.
  private mutating func labelText(of node: Int) -> String? {
    guard let elements = labels.labels[node] else { return nil }
    let text = text(of: elements, for: node)
    return text.isEmpty ? nil : text
  }

  /// The content of the child that titles an element.
  private mutating func titleText(of node: Int) -> String? {
    guard let child = document.titleChildren[node],
      ownHiding[child].isDisjoint(with: .namelessness)
    else { return nil }
    return text(of: [child], for: node)
  }

  /// The caption of a figure for an image without an alternative that is all the figure shows.
  private mutating func captionAsAlternative(of node: Int) -> String? {
    guard !document.hasAttribute("alt", of: node), document.text(of: "title", of: node) == nil,
      let figure = document.parent(node), document.isHTML(figure, "figure"),
      let caption = document.titleChildren[figure]
    else { return nil }
    let isAlone = document.children(figure).allSatisfy { child in
      switch document.nodes[child].kind {
      case .text: document.nodes[child].content.isHTMLBlank
      case .comment: true
      case .element: child == node || child == caption
      }
    }
    return isAlone ? text(of: [caption], for: node) : nil
  }
}
