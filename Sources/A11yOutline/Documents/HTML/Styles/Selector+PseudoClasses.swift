extension Selector {
  /// The pseudo-classes without arguments, by their names; those that depend on the user never match.
  static let pseudoClasses: [String: PseudoClass] = [
    "first-child": .nthChild(step: 0, offset: 1, fromEnd: false, ofType: false),
    "last-child": .nthChild(step: 0, offset: 1, fromEnd: true, ofType: false),
    "first-of-type": .nthChild(step: 0, offset: 1, fromEnd: false, ofType: true),
    "last-of-type": .nthChild(step: 0, offset: 1, fromEnd: true, ofType: true),
    "only-child": .onlyChild, "root": .root, "empty": .empty, "checked": .checked,
    "disabled": .disabled, "enabled": .enabled, "required": .required, "optional": .optional,
    "link": .link, "any-link": .link, "hover": .never, "focus": .never, "active": .never,
    "visited": .never, "focus-within": .never, "focus-visible": .never, "target": .never,
  ]
}
