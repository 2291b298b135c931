/// Rules about which roles stand in which.
extension Rule {
  static let relations: [Rule] = [ownedElements, requiredContext, listContent]

  static let ownedElements = Rule(
    id: "required-owned-elements",
    title: "A list, menu, grid or tree holds the items it is made of",
    meaning: "A listener hears a wrong number of items, or cannot move among them.",
    remedy: "Give what is directly inside the role of an item, or the role none",
    severity: .error,
    criteria: ["1.3.1"],
    act: ["bc4a75"],
    axe: ["aria-required-children"],
    applicability: "exposed elements whose role is made of items, unless they are busy",
    page: { page, verdicts in
      let relations = PageRelations(page)
      for node in page.elements where relations.isMadeOfItems(node) {
        verdicts.record(relations.verdictOnItems(of: node), of: node)
      }
    }
  )

  static let requiredContext = Rule(
    id: "required-context",
    title: "An item stands in what its role belongs to",
    meaning: "A listener hears no list, menu or tree around the item, and no position in it.",
    remedy: "Put the item directly into an element of the role it belongs to",
    severity: .error,
    criteria: ["1.3.1"],
    act: ["ff89c9"],
    axe: ["aria-required-parent"],
    applicability: "exposed elements that state a role which belongs into another",
    page: elements(
      where: { page, node in
        page.isExposed(node)
          && page.explicitRole(node).map { !$0.definition.requiredContext.isEmpty } ?? false
      },
      expect: { page, node in
        guard let role = page.explicitRole(node) else { return .passes }
        let wanted = role.definition.requiredContext
        var context = page.parent(node)
        // A group is a context only where it stands in one itself.
        for _ in 0..<64 {
          guard let around = context else { break }
          let found = page.contextRole(around)
          guard found == .group, wanted.contains(.group) else {
            let isRight = wanted.contains(found) || found == role && role == .treeItem
            return isRight ? .passes : .fails(message(role, wanted))
          }
          context = page.parent(around)
        }
        return .fails(message(role, wanted))
      }
    )
  )

  private static func message(_ role: AccessibleRole, _ wanted: [AccessibleRole]) -> String {
    let names = wanted.filter { $0 != .group }.map(\.token).joined(separator: ", ")
    return "The role “\(role.token)” does not stand in one of: \(names)"
  }

  static let listContent = Rule(
    id: "list-content",
    title: "What is directly inside of a list is an item",
    meaning: "A listener hears a wrong number of items.",
    remedy: "Put everything that is directly inside of ul, ol or dl into li, dt and dd",
    severity: .warning,
    criteria: ["1.3.1"],
    axe: ["list", "listitem", "dlitem", "definition-list"],
    applicability: "exposed ul, ol, menu and dl elements with content, and li, dt and dd elements",
    page: elements(
      where: { page, node in
        page.document.isHTML(node, "ul", "ol", "menu", "dl", "li", "dt", "dd")
          && page.explicitRole(node) == nil && page.isExposed(node)
      },
      expect: { page, node in
        let document = page.document
        switch document.name(node) {
        case "li":
          let isInside =
            document.parent(node).map {
              document.isHTML($0, "ul", "ol", "menu") || page.role($0) == .list
            } ?? false
          return isInside ? .passes : .fails("The item stands in no list")
        case "dt", "dd":
          let parents = document.ancestors(node).prefix(2)
          return parents.contains { document.isHTML($0, "dl") }
            ? .passes : .fails("The \(document.name(node)) stands in no dl")
        case let name:
          let allowed: Set<String> =
            name == "dl"
            ? ["dt", "dd", "div", "script", "template"] : ["li", "script", "template"]
          for child in document.childElements(node)
          where !allowed.contains(document.name(child)) && page.explicitRole(child) != .listItem
            && page.isExposed(child)
          {
            return .fails("There is a \(document.name(child)) directly inside of the \(name)")
          }
          return .passes
        }
      }
    )
  )
}

extension WebPage {
  /// The role that an element is a context with: the one the author states where it is only not in
  /// force for want of a context of its own.
  func contextRole(_ node: Int) -> AccessibleRole {
    if let explicit = explicitRole(node), explicit != .presentation,
      !explicit.definition.requiredContext.isEmpty
    {
      return explicit
    }
    return role(node)
  }
}
