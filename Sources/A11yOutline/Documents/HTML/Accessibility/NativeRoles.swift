/// The roles that elements have without a `role` attribute (HTML-AAM 1.0, section 3.5, and
/// SVG-AAM 1.0), as far as the element's name alone decides.
///
/// What depends on attributes or on where an element stands is in ``RoleComputation``.
enum NativeRoles {
  /// The roles of HTML elements.
  static let html: [String: AccessibleRole] = [
    "address": .group, "article": .article, "blockquote": .blockQuote, "button": .button,
    "caption": .caption, "code": .code, "datalist": .listBox, "dd": .definition, "del": .deletion,
    "details": .group, "dfn": .term, "dialog": .dialog, "dir": .list, "dl": .generic, "dt": .term,
    "em": .emphasis, "fieldset": .group, "figure": .figure, "h1": .heading, "h2": .heading,
    "h3": .heading, "h4": .heading, "h5": .heading, "h6": .heading, "hgroup": .group,
    "hr": .separator, "html": .document, "ins": .insertion, "main": .main, "mark": .mark,
    "math": .math, "menu": .list, "meter": .meter, "nav": .navigation, "ol": .list,
    "optgroup": .group, "option": .option, "output": .status, "p": .paragraph,
    "progress": .progressBar, "s": .deletion, "search": .search, "strong": .strong,
    "sub": .subscript, "sup": .superscript, "table": .table, "textarea": .textBox, "time": .time,
    "ul": .list,
  ]

  /// The roles of `input` elements by their type.
  static let inputs: [String: AccessibleRole] = [
    "button": .button, "checkbox": .checkbox, "color": .generic, "date": .generic,
    "datetime-local": .generic, "email": .textBox, "file": .button, "hidden": .generic,
    "image": .button, "month": .generic, "number": .spinButton, "password": .textBox,
    "radio": .radio, "range": .slider, "reset": .button, "search": .searchBox, "submit": .button,
    "tel": .textBox, "text": .textBox, "time": .generic, "url": .textBox, "week": .generic,
  ]

  /// The types of `input` that `list` makes a combobox.
  static let inputsWithSuggestions: Set<String> = ["email", "search", "tel", "text", "url"]
}
