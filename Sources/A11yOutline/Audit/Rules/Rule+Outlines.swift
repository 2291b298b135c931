/// Rules about outlines of any source.
extension Rule {
  static let outlines: [Rule] = [
    itemName, emptyGroup, singleItemGroup, symbolsOnlyName, roleInName, siblingItems,
  ]

  static let itemName = Rule(
    id: "item-name",
    title: "An item has a name",
    meaning: "A listener hears “untitled”.",
    remedy: "Give the item a text, or leave it out",
    severity: .warning,
    criteria: ["2.4.6"],
    applicability: "items that other rules about names do not look at",
    outline: nodes(
      where: { outline, index in
        [.text, .group, .listItem, .landmark, .figure, .note, .table].contains(
          outline.nodes[index].role
        )
      },
      expect: { $0.nodes[$1].isNamed ? .passes : .fails("The item has no name") }
    )
  )

  static let emptyGroup = Rule(
    id: "empty-group",
    title: "A group holds something",
    meaning: "A listener opens a group and finds nothing.",
    remedy: "Put something into the group, or make it an item without expansion",
    severity: .warning,
    applicability: "groups",
    page: elements(
      where: { $0.document.isHTML($1, "details") && $0.isExposed($1) },
      expect: { page, node in
        let summary = page.document.titleChildren[node]
        let holdsSomething = page.document.children(node).contains { child in
          guard child != summary else { return false }
          switch page.document.nodes[child].kind {
          case .text: return !page.document.nodes[child].content.isHTMLBlank
          case .element: return !page.isHidden(child)
          case .comment: return false
          }
        }
        return holdsSomething ? .passes : .fails("There is nothing in the details")
      }
    ),
    outline: nodes(
      where: { $0.nodes[$1].isGroup },
      expect: { $0.nodes[$1].childCount > 0 ? .passes : .fails("There is nothing in the group") }
    )
  )

  static let singleItemGroup = Rule(
    id: "single-item-group",
    title: "A group holds more than one item",
    meaning: "A listener opens a group for the sake of a single item.",
    remedy: "Put the item in place of the group, or give it company",
    severity: .note,
    applicability: "groups in groups that hold something",
    outline: nodes(
      where: { outline, index in
        let node = outline.nodes[index]
        return node.isGroup && node.childCount > 0 && node.role == .group && node.level > 1
      },
      expect: { outline, index in
        guard outline.nodes[index].childCount == 1,
          let only = outline.children(of: index).first(where: { !outline.isHidden[$0] }),
          outline.nodes[only].isGroup
        else { return .passes }
        return .fails("The group holds a single group and nothing else")
      }
    )
  )

  static let symbolsOnlyName = Rule(
    id: "symbols-only-name",
    title: "A name has letters or digits",
    meaning: "A listener hears nothing, or the names of signs one by one.",
    remedy: "Name what the sign stands for",
    severity: .warning,
    criteria: ["2.4.6"],
    applicability: "named controls and headings",
    page: elements(
      where: { page, node in
        let roles: Set<AccessibleRole> = [
          .button, .link, .heading, .menuItem, .tab, .treeItem, .checkbox, .radio, .switch,
        ]
        return roles.contains(page.role(node)) && page.isExposed(node) && page.isNamed(node)
      },
      expect: { page, node in symbolsVerdict(page.name(node)) }
    ),
    outline: nodes(
      where: { outline, index in
        // Code is made of signs, line by line.
        let parent = outline.parents[index]
        let isCode = parent >= 0 && outline.nodes[parent].role == .code
        return outline.nodes[index].isNamed && outline.nodes[index].role != .code && !isCode
      },
      expect: { outline, index in symbolsVerdict(outline.nodes[index].name) }
    )
  )

  private static func symbolsVerdict(_ name: String) -> Verdict {
    name.unicodeScalars.contains { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        // Pictures have names that are read.
        || scalar.properties.isEmojiPresentation
    } ? .passes : .fails("The name “\(name.shortened(to: 20))” has no letter or digit")
  }

  static let roleInName = Rule(
    id: "role-in-name",
    title: "A name does not repeat the role",
    meaning: "A listener hears “Save button, button”.",
    remedy: "Leave the role out of the name",
    severity: .note,
    applicability: "named buttons, links, images and headings",
    page: elements(
      where: { page, node in
        [.button, .link, .image, .heading, .checkbox].contains(page.role(node))
          && page.isExposed(node) && page.isNamed(node)
      },
      expect: { page, node in
        let words: [AccessibleRole: String] = [
          .button: "button", .link: "link", .image: "image", .heading: "heading",
          .checkbox: "checkbox",
        ]
        return roleVerdict(page.name(node), words[page.role(node)] ?? "")
      }
    ),
    outline: nodes(
      where: {
        [.button, .link, .image, .heading, .checkbox].contains($0.nodes[$1].role)
          && $0.nodes[$1].isNamed
      },
      expect: { outline, index in
        roleVerdict(outline.nodes[index].name, outline.nodes[index].role.rawValue)
      }
    )
  )

  private static func roleVerdict(_ name: String, _ role: String) -> Verdict {
    let words = name.lowercased().split { !$0.isLetter }
    guard words.count > 1, words.last?.elementsEqual(role) == true else { return .passes }
    return .fails("The name ends with “\(role)”, which the role tells already")
  }

  static let siblingItems = Rule(
    id: "sibling-items-same-name",
    title: "Items of one group have different names",
    meaning: "A listener cannot tell the items apart.",
    remedy: "Say in each name what is special about the item",
    severity: .note,
    criteria: ["2.4.6"],
    applicability: "groups and controls that stand next to others",
    outline: { outline, verdicts in
      var names: [SiblingName: Int] = [:]
      for index in outline.nodes.indices where !outline.isHidden[index] {
        let node = outline.nodes[index]
        guard node.isNamed, node.role != .heading, !node.isInline,
          node.isGroup || [.button, .toggle, .checkbox].contains(node.role)
        else { continue }
        let key = SiblingName(parent: outline.parents[index], name: node.name.lowercased())
        if names.updateValue(index, forKey: key) == nil {
          verdicts.record(.passes, of: index)
        } else {
          let name = node.name.shortened(to: 60)
          verdicts.record(.fails("There is another “\(name)” in the same group"), of: index)
        }
      }
    }
  )

  private struct SiblingName: Hashable {
    var parent: Int
    var name: String
  }
}
