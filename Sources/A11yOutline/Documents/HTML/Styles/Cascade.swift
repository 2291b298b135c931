/// Finds the declarations that hold for an element (CSS Cascading and Inheritance Level 4).
struct Cascade {
  /// The element itself or a part that is not in the tree.
  enum Part: Int, CaseIterable {
    case element, before, after
  }

  /// The winning values of an element and its generated parts.
  struct Values {
    private var parts = [[StyleDeclaration.Property: String]](repeating: [:], count: 3)

    subscript(part: Part) -> [StyleDeclaration.Property: String] {
      get { parts[part.rawValue] }
      set { parts[part.rawValue] = newValue }
    }
  }

  /// A selector with the declarations of its rule.
  private struct Entry {
    var selector: Selector
    var part: Part
    var declarations: [StyleDeclaration]
    var order: Int
    /// The shadow tree whose elements it is about; 0 for the page.
    var tree: Int32
  }

  private var byIdentifier: [String: [Entry]] = [:]
  private var byClass: [String: [Entry]] = [:]
  private var byType: [String: [Entry]] = [:]
  private var anywhere: [Entry] = []
  private let isEmpty: Bool

  /// Reads the `style` elements of a page and the sheets it links to, in document order.
  ///
  /// - Parameters:
  ///   - document: The page.
  ///   - linkedSheets: The text of style sheets by the `link` element they belong to.
  init(_ document: HTMLDocument, linkedSheets: [Int: String] = [:]) {
    var order = 0
    for node in 0..<document.count
    where document.isHTML(node, "style") || linkedSheets[node] != nil {
      for rule in StyleSheet(linkedSheets[node] ?? document.text(node)).rules {
        for selector in rule.selectors {
          let part: Part
          switch selector.pseudoElement {
          case nil: part = .element
          case .before: part = .before
          case .after: part = .after
          case .other: continue
          }
          order += 1
          let entry = Entry(
            selector: selector,
            part: part,
            declarations: rule.declarations,
            order: order,
            tree: document.shadowTree(node)
          )
          // A selector is filed under what is rarest about the element it selects.
          let compound = selector.compounds[0]
          if let identifier = compound.identifier {
            byIdentifier[identifier, default: []].append(entry)
          } else if let name = compound.classes.first {
            byClass[name, default: []].append(entry)
          } else if let type = compound.type {
            byType[type, default: []].append(entry)
          } else {
            anywhere.append(entry)
          }
        }
      }
    }
    isEmpty = order == 0
  }

  /// The winning values of an element, `nil` when there are none; `steps` is how many elements
  /// selectors may still look at.
  func values(of node: Int, in document: HTMLDocument, _ steps: inout Int) -> Values? {
    let inline =
      document.nodes[node].attributeCount > 0
      ? document.attribute("style", of: node).map { StyleDeclaration.parse($0) } ?? [] : []
    let matching = isEmpty ? [] : entries(matching: node, in: document, &steps)
    if inline.isEmpty && matching.isEmpty { return nil }
    var values = Values()
    for isImportant in [false, true] {
      for entry in matching {
        for declaration in entry.declarations where declaration.isImportant == isImportant {
          values[entry.part][declaration.property] = declaration.value
        }
      }
      for declaration in inline where declaration.isImportant == isImportant {
        values[.element][declaration.property] = declaration.value
      }
    }
    return values
  }

  private func entries(
    matching node: Int,
    in document: HTMLDocument,
    _ steps: inout Int
  ) -> [Entry] {
    var found: [Entry] = []
    let tree = document.shadowTree(node)
    func add(_ entries: [Entry]?) {
      for entry in entries ?? [] where steps > 0 && entry.tree == tree {
        if entry.selector.matches(node, in: document, &steps) { found.append(entry) }
      }
    }
    add(anywhere)
    if !byType.isEmpty { add(byType[document.name(node).lowercased()]) }
    if !byIdentifier.isEmpty {
      add(document.attribute("id", of: node).flatMap { byIdentifier[$0] })
    }
    if !byClass.isEmpty {
      for name in Set(document.words(of: "class", of: node)) { add(byClass[String(name)]) }
    }
    found.sort {
      ($0.selector.specificity, $0.order) < ($1.selector.specificity, $1.order)
    }
    return found
  }
}
