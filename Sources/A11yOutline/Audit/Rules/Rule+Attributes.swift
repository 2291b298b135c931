/// Rules about the attributes of WAI-ARIA.
extension Rule {
  static let attributes: [Rule] = [
    attributeDefined, attributeValue, attributeAllowed, attributeRequired, namingProhibited,
    referenceExists, identifierUnique, attributeDuplicated,
  ]

  static let attributeDefined = Rule(
    id: "aria-attribute-defined",
    title: "An ARIA attribute is one that exists",
    meaning: "A state or name that the author meant is never told.",
    remedy: "Correct the spelling of the attribute, or remove it",
    severity: .error,
    criteria: ["4.1.2"],
    act: ["5f99a7"],
    axe: ["aria-valid-attr"],
    applicability: "elements with an attribute that begins with aria-",
    page: elements(
      where: { page, node in page.ariaAttributes(of: node).contains { _ in true } },
      expect: { page, node in
        let unknown = page.ariaAttributes(of: node).first {
          ARIAAttribute(rawValue: $0.name) == nil
        }
        guard let unknown else { return .passes }
        return .fails("There is no attribute \(unknown.name.shortened(to: 60))")
      }
    )
  )

  static let attributeValue = Rule(
    id: "aria-attribute-value",
    title: "An ARIA attribute has a value that it can have",
    meaning: "A state is told wrongly or not at all.",
    remedy: "Use a value that WAI-ARIA lists for the attribute",
    severity: .error,
    criteria: ["4.1.2"],
    act: ["6a7281"],
    axe: ["aria-valid-attr-value"],
    applicability: "elements with an ARIA attribute that is not blank",
    page: elements(
      where: { page, node in
        page.ariaAttributes(of: node).contains {
          ARIAAttribute(rawValue: $0.name) != nil && !$0.value.isHTMLBlank
        }
      },
      expect: { page, node in
        for attribute in page.ariaAttributes(of: node) where !attribute.value.isHTMLBlank {
          guard let known = ARIAAttribute(rawValue: attribute.name),
            !known.definition.valueType.allows(attribute.value)
          else { continue }
          return .fails(
            "\(attribute.name) cannot be “\(attribute.value.shortened(to: 60))”"
          )
        }
        return .passes
      }
    )
  )

  static let attributeAllowed = Rule(
    id: "aria-attribute-allowed",
    title: "An ARIA attribute is one that the role supports",
    meaning: "A state that the author meant is not told, since the role has no such state.",
    remedy: "Move the attribute to the control it is about, or give the element another role",
    severity: .error,
    criteria: ["4.1.2"],
    act: ["5c01ea"],
    axe: ["aria-allowed-attr"],
    applicability: "elements that are not hidden and have an ARIA attribute",
    page: elements(
      where: { page, node in
        !page.isHidden(node)
          && page.ariaAttributes(of: node).contains { ARIAAttribute(rawValue: $0.name) != nil }
      },
      expect: { page, node in
        // What WAI-ARIA has no role for may have what every element may have; browsers give fields
        // and custom elements more.
        let isOpen =
          page.document.isHTML(node, "input") || page.document.name(node).contains("-")
          || page.document.namespace(node) != .html
        guard let role = page.roleForAttributes(node) ?? (isOpen ? nil : .generic) else {
          return .passes
        }
        for attribute in page.ariaAttributes(of: node) {
          guard let known = ARIAAttribute(rawValue: attribute.name),
            !role.definition.supports(known)
          else { continue }
          let name =
            role == .generic || role == .presentation
            ? "an element without a role" : "the role “\(role.token)”"
          return .fails("\(attribute.name) is not for \(name)")
        }
        return .passes
      }
    )
  )

  static let attributeRequired = Rule(
    id: "aria-attribute-required",
    title: "A role has the states that it needs",
    meaning: "A listener hears a control and not whether it is checked, open or where it stands.",
    remedy: "State the attribute, and keep it up to date",
    severity: .error,
    criteria: ["4.1.2"],
    act: ["4e8ab6"],
    axe: ["aria-required-attr"],
    applicability: "elements that are not hidden and state a role that needs a state",
    page: elements(
      where: { page, node in
        !page.isHidden(node) && !page.requiredAttributes(of: node).isEmpty
      },
      expect: { page, node in
        for attribute in page.requiredAttributes(of: node)
        where page.document.text(of: attribute.rawValue, of: node) == nil {
          return .fails("The role “\(page.role(node).token)” needs \(attribute.rawValue)")
        }
        return .passes
      }
    )
  )

  static let namingProhibited = Rule(
    id: "naming-prohibited",
    title: "A label is on an element that can have one",
    meaning: "Most screen readers do not say the label, and some say it in place of the text.",
    remedy: "Give the element a role that can be named, or write the text for all to see",
    severity: .error,
    criteria: ["1.3.1", "4.1.2"],
    act: ["kb1m8s"],
    axe: ["aria-prohibited-attr"],
    applicability: "exposed elements with a label of WAI-ARIA",
    page: elements(
      where: { page, node in
        guard page.hasAttributes(node), page.isExposed(node) else { return false }
        return WebPage.labelAttributes.contains {
          page.document.text(of: $0.rawValue, of: node) != nil
        }
      },
      expect: { page, node in
        guard let role = page.roleForAttributes(node) else { return .passes }
        for attribute in WebPage.labelAttributes
        where page.document.text(of: attribute.rawValue, of: node) != nil {
          let isProhibited =
            attribute == .roleDescription || attribute == .brailleRoleDescription
            ? role == .generic || role == .presentation : role.definition.isNameProhibited
          guard isProhibited else { continue }
          return .fails(
            "\(attribute.rawValue) is on an element whose role, “\(role.token)”, has no name"
          )
        }
        return .passes
      }
    )
  )

  static let referenceExists = Rule(
    id: "aria-reference-exists",
    title: "A required reference leads to an element",
    meaning: "A listener cannot get to what a control controls.",
    remedy: "Give the element that is meant the identifier that the attribute names",
    severity: .error,
    criteria: ["1.3.1", "4.1.2"],
    act: ["in6db8"],
    axe: ["aria-valid-attr-value"],
    applicability: "exposed elements whose role requires a reference to another element",
    page: elements(
      where: { page, node in
        guard page.hasAttributes(node), page.isExposed(node),
          page.document.text(of: "aria-controls", of: node) != nil
        else { return false }
        switch page.role(node) {
        case .scrollBar: return true
        case .comboBox:
          return page.document.text(of: "aria-expanded", of: node)?.lowercased() == "true"
        default: return false
        }
      },
      expect: { page, node in
        page.document.references(of: "aria-controls", of: node).isEmpty
          ? .fails("aria-controls refers to nothing in the page") : .passes
      }
    )
  )

  static let identifierUnique = Rule(
    id: "identifier-unique",
    title: "An identifier is used once",
    meaning: "A label or a link leads to the wrong element.",
    remedy: "Give each element an identifier of its own",
    severity: .warning,
    act: ["3ea0c8"],
    axe: ["duplicate-id", "duplicate-id-aria"],
    applicability: "elements with an identifier",
    page: elements(
      where: { page, node in
        page.hasAttributes(node) && page.document.text(of: "id", of: node) != nil
      },
      expect: { page, node in
        let identifier = page.document.attribute("id", of: node) ?? ""
        guard let first = page.document.element(identified: identifier, for: node), first != node
        else {
          return .passes
        }
        let place = page.document.position(first).map { " in line \($0.line)" } ?? ""
        return .fails(
          "The identifier “\(identifier.shortened(to: 60))” is that of an element\(place)"
        )
      }
    )
  )

  static let attributeDuplicated = Rule(
    id: "attribute-duplicated",
    title: "An attribute is given once",
    meaning: "Browsers take the first value and ignore the others, so a name or state is lost.",
    remedy: "Remove one of the attributes",
    severity: .warning,
    act: ["e6952f"],
    applicability: "elements whose start tag is in the source",
    page: elements(
      where: { $0.document.position($1) != nil },
      expect: { page, node in
        guard let attribute = page.document.attributes(of: node).first(where: \.isDuplicate) else {
          return .passes
        }
        return .fails("The attribute \(attribute.name.shortened(to: 60)) is given twice")
      }
    )
  )
}
