/// Rules about form fields.
extension Rule {
  static let fields: [Rule] = [fieldName, imageButtonName, autocomplete]

  static let fieldName = Rule(
    id: "field-name",
    title: "A form field has a name",
    meaning: "A listener hears “edit” or “check box” and not what is asked for.",
    remedy: "Tie a label element to the field, or name it with aria-label or aria-labelledby",
    severity: .error,
    criteria: ["1.3.1", "4.1.2"],
    act: ["e086e5"],
    axe: ["label", "select-name", "aria-input-field-name", "aria-toggle-field-name"],
    applicability: "exposed fields to type in, to choose from, to turn on or to adjust",
    page: elements(
      where: { page, node in
        guard page.isExposed(node) else { return false }
        let roles: Set<AccessibleRole> = [
          .checkbox, .comboBox, .listBox, .menuItemCheckbox, .menuItemRadio, .radio, .searchBox,
          .slider, .spinButton, .switch, .textBox,
        ]
        if roles.contains(page.role(node)) { return true }
        if let role = page.explicitRole(node), page.role(node) != .button {
          return role == .menuItemCheckbox || role == .menuItemRadio
        }
        return page.document.isInput(
          node,
          "color",
          "date",
          "datetime-local",
          "file",
          "month",
          "time",
          "week"
        )
      },
      expect: { $0.isNamed($1) ? .passes : .fails("The form field has no name") }
    ),
    outline: nodes(
      where: { [.toggle, .checkbox, .toDo].contains($0.nodes[$1].role) },
      expect: { $0.nodes[$1].isNamed ? .passes : .fails("The form field has no name") }
    )
  )

  static let imageButtonName = Rule(
    id: "image-button-name",
    title: "An image button has a text alternative",
    meaning: "A listener hears “submit, button”, or a file name, and not what the image tells.",
    remedy: "Say what the button does in alt",
    severity: .error,
    criteria: ["1.1.1", "4.1.2"],
    act: ["59796f"],
    axe: ["input-image-alt"],
    applicability: "exposed input elements of the type image",
    page: elements(
      where: { $0.document.isInput($1, "image") && $0.isExposed($1) },
      expect: { page, node in
        // The name that browsers give to every such button says nothing.
        let isLabelled = [.labelledBy, .label].contains(page.tree.nameSources[node])
        let isStated = ["alt", "title"].contains { page.document.text(of: $0, of: node) != nil }
        return isLabelled || isStated
          ? .passes : .fails("The image button has no text alternative")
      }
    )
  )

  static let autocomplete = Rule(
    id: "autocomplete-valid",
    title: "The purpose of a field is one that browsers know",
    meaning: "Someone for whom typing is hard does not get the field filled in.",
    remedy: "Use the tokens of the HTML Standard, in their order",
    severity: .warning,
    criteria: ["1.3.5"],
    act: ["73f2c2"],
    axe: ["autocomplete-valid"],
    applicability: "fields that are not hidden or disabled and state autocomplete",
    page: elements(
      where: { page, node in
        let document = page.document
        guard document.isHTML(node, "input", "select", "textarea"),
          let value = document.text(of: "autocomplete", of: node)?.lowercased(),
          value != "on", value != "off",
          !document.isInput(node, "hidden", "button", "submit", "reset"),
          !page.isHidden(node), !page.tree.isDisabled[node]
        else { return false }
        // What is neither a control nor a tab stop is not for typing.
        if page.isTabStop(node) { return true }
        return page.explicitRole(node).map { $0.isKind(of: .widget) } ?? true
      },
      expect: { page, node in
        let value = page.document.attribute("autocomplete", of: node) ?? ""
        return Autocomplete.isValid(value)
          ? .passes : .fails("“\(value.shortened(to: 60))” is no purpose that browsers know")
      }
    )
  )
}
