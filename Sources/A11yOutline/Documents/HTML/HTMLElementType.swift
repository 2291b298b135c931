/// What is known of all elements of one name, so that it is looked up once a name, not once an
/// element.
struct HTMLElementType: Sendable {
  /// What elements of a name have in common.
  struct Traits: OptionSet, Sendable {
    var rawValue: UInt16

    /// What is inside of it is only shown where the element does not work.
    static let replaced = Traits(rawValue: 1)

    /// It makes a section, inside of which `header`, `footer` and `aside` mean less.
    static let sectioning = Traits(rawValue: 1 << 1)

    /// It can be disabled (HTML Standard, section 4.10.18.5).
    static let disableable = Traits(rawValue: 1 << 2)

    /// Its role or its place in the outline depends on more than its name.
    static let contextual = Traits(rawValue: 1 << 3)

    /// It can have a name from its own markup (HTML-AAM 1.0, section 4.1).
    static let named = Traits(rawValue: 1 << 4)

    /// The outline treats it by its name, whatever its role.
    static let special = Traits(rawValue: 1 << 5)
  }

  /// The name: in lower case for HTML, as the standards write it for SVG.
  let name: String

  /// The language that the elements belong to.
  let namespace: HTMLDocument.Namespace

  /// How browsers lay the elements out by themselves.
  let display: ComputedStyle.Display

  /// The role of the elements, where their name alone decides.
  let role: AccessibleRole

  /// What the elements have in common.
  let traits: Traits

  init(name: String, namespace: HTMLDocument.Namespace) {
    self.name = name
    self.namespace = namespace
    display = BrowserStyles.display(of: name, in: namespace)
    var traits: Traits = []
    if namespace == .html {
      role = NativeRoles.html[name] ?? .generic
      for (trait, names) in Self.names where names.contains(name) { traits.insert(trait) }
    } else {
      role = name == "math" ? .math : .generic
      traits = namespace == .svg ? [.contextual, .named] : [.named]
    }
    self.traits = traits
  }

  private static let names: [(Traits, Set<String>)] = [
    (.replaced, ["audio", "video", "iframe", "object", "embed"]),
    (.sectioning, ["article", "aside", "nav", "section"]),
    (
      .disableable,
      ["button", "input", "select", "textarea", "optgroup", "option", "fieldset"]
    ),
    (
      .contextual,
      [
        "a", "area", "aside", "header", "footer", "form", "img", "input", "li", "section", "select",
        "summary", "tbody", "thead", "tfoot", "tr", "td", "th", "caption", "dt", "dd",
      ]
    ),
    (
      .named,
      [
        "input", "button", "meter", "output", "progress", "select", "textarea", "img", "area",
        "fieldset", "table", "option", "optgroup", "html",
      ]
    ),
    (
      .special,
      [
        "br", "details", "summary", "legend", "caption", "figcaption", "pre", "q", "label", "dt",
        "iframe", "object", "embed", "audio", "video",
      ]
    ),
  ]
}
