/// Rules about the `role` attribute.
extension Rule {
  static let roles: [Rule] = [roleValid, roleDeprecated]

  static let roleValid = Rule(
    id: "role-valid",
    title: "A role is one that exists",
    meaning: "A listener does not hear what a control is, since its role is misspelled.",
    remedy: "Use a role of WAI-ARIA, DPUB-ARIA or the Graphics Module",
    severity: .error,
    criteria: ["4.1.2"],
    act: ["674b10"],
    axe: ["aria-roles"],
    applicability: "elements that are not hidden and have a role attribute that is not blank",
    page: elements(
      where: { page, node in
        page.hasAttributes(node) && page.document.text(of: "role", of: node) != nil
          && !page.isHidden(node)
      },
      expect: { page, node in
        let words = page.document.words(of: "role", of: node)
        if words.contains(where: { AccessibleRole(token: $0) != nil }) { return .passes }
        let role = words.joined(separator: " ").shortened(to: 60)
        return .fails("There is no role “\(role)”")
      }
    )
  )

  static let roleDeprecated = Rule(
    id: "role-deprecated",
    title: "A role is not deprecated",
    meaning: "Some screen readers no longer tell what the element is.",
    remedy: "Use the role that took its place: list in place of directory",
    severity: .warning,
    criteria: ["4.1.2"],
    axe: ["aria-deprecated-role"],
    applicability: "exposed elements with a role that WAI-ARIA 1.2 deprecates",
    page: elements(
      where: { page, node in
        page.isExposed(node) && page.hasAttributes(node)
          && page.document.words(of: "role", of: node).first?.lowercased() == "directory"
      },
      expect: { _, _ in .fails("The role “directory” is deprecated") }
    )
  )
}
