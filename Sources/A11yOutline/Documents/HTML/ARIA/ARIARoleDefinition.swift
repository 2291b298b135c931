/// What the specifications say of one role; the rules of the audit and the tree use the same table.
///
/// The tables are in `ARIARoleDefinition+WAIARIA.swift` and `ARIARoleDefinition+Publishing.swift`.
struct ARIARoleDefinition: Sendable {
  /// Where the name of an element may come from (WAI-ARIA 1.2, section 5.2.8).
  struct NameSource: OptionSet, Sendable {
    var rawValue: UInt8

    /// An attribute or element that the author gives as a name.
    static let author = NameSource(rawValue: 1)

    /// What is inside of the element.
    static let contents = NameSource(rawValue: 2)

    /// The first heading inside of the element (WAI-ARIA 1.3, draft).
    static let heading = NameSource(rawValue: 4)
  }

  /// The role.
  var role: AccessibleRole

  /// The role as it is written in a `role` attribute.
  var token: String

  /// The roles that it inherits from directly.
  var superclasses: [AccessibleRole]

  /// All roles that it inherits from.
  private(set) var ancestors: Set<AccessibleRole> = []

  /// The attributes it supports, inherited ones included, global ones not.
  private(set) var supported: Set<ARIAAttribute>

  /// The attributes an author must give where the element has no value of its own for them.
  var required: [ARIAAttribute]

  /// Where the name may come from; empty if naming is prohibited.
  var nameFrom: NameSource

  /// Whether an element of this role must have a name.
  var isNameRequired: Bool

  /// Whether what is inside of the element is not exposed, but for its text.
  var hasPresentationalChildren: Bool

  /// The roles of which one must be around an element of this role; empty if there is no such need.
  var requiredContext: [AccessibleRole]

  /// The roles that may be directly inside; empty if the specification names none.
  var requiredOwned: [AccessibleRole]

  /// Whether authors must not use the role.
  var isAbstract: Bool

  /// Whether `aria-label` and `aria-labelledby` must not be used.
  var isNameProhibited: Bool { nameFrom.isEmpty }

  init(
    _ role: AccessibleRole,
    _ token: String,
    inherits superclasses: [AccessibleRole] = [],
    supports supported: Set<ARIAAttribute> = [],
    requires required: [ARIAAttribute] = [],
    nameFrom: NameSource = [.author],
    isNameRequired: Bool = false,
    hasPresentationalChildren: Bool = false,
    context requiredContext: [AccessibleRole] = [],
    owns requiredOwned: [AccessibleRole] = [],
    isAbstract: Bool = false
  ) {
    self.role = role
    self.token = token
    self.superclasses = superclasses
    self.supported = supported
    self.required = required
    self.nameFrom = nameFrom
    self.isNameRequired = isNameRequired
    self.hasPresentationalChildren = hasPresentationalChildren
    self.requiredContext = requiredContext
    self.requiredOwned = requiredOwned
    self.isAbstract = isAbstract
  }

  /// Whether the role supports an attribute, be it global or its own.
  func supports(_ attribute: ARIAAttribute) -> Bool {
    attribute.definition.isGlobal || supported.contains(attribute)
  }

  // MARK: The table

  /// The definitions, in the order of ``AccessibleRole/allCases``, with what they inherit.
  static let all: [ARIARoleDefinition] = {
    let table = Dictionary(
      (waiARIA + abstractRoles + publishing + graphics).map { ($0.role, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return AccessibleRole.allCases.map { role in
      var definition = table[role] ?? ARIARoleDefinition(role, "", isAbstract: true)
      var remaining = definition.superclasses
      while let ancestor = remaining.popLast() {
        guard definition.ancestors.insert(ancestor).inserted, let inherited = table[ancestor]
        else { continue }
        definition.supported.formUnion(inherited.supported)
        remaining += inherited.superclasses
      }
      definition.supported.formUnion(definition.required)
      return definition
    }
  }()

  /// The facts that are asked for every element, apart from the rest of the table.
  static let presentationalChildren = all.map(\.hasPresentationalChildren)
  static let nameSources = all.map(\.nameFrom)

  /// The roles by the words that authors write for them.
  static let byToken: [String: AccessibleRole] = {
    var roles = Dictionary(
      all.filter { !$0.token.isEmpty }.map { ($0.token, $0.role) },
      uniquingKeysWith: { first, _ in first }
    )
    // Synonyms: "presentation" of WAI-ARIA 1.2, "image" of 1.3. Version 1.2 deprecates "directory"
    // in favour of "list", and browsers expose it as one.
    roles["presentation"] = .presentation
    roles["image"] = .image
    roles["directory"] = .list
    return roles
  }()
}
