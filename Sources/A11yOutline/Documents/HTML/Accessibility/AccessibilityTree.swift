/// What assistive technology gets to know of a page: roles, names, descriptions, states, and what
/// of it is exposed.
///
/// The arrays run parallel to ``HTMLDocument/nodes``; for texts and comments they hold no meaning
/// but for ``hiding``. The computation follows WAI-ARIA 1.2, HTML-AAM 1.0, SVG-AAM 1.0, CORE-AAM
/// 1.2, accname 1.2, DPUB-ARIA 1.1 and the Graphics Module.
struct AccessibilityTree: Sendable {
  /// The page.
  let document: HTMLDocument

  /// The styles of its elements.
  let styles: ComputedStyles

  /// The role of each element.
  let roles: [AccessibleRole]

  /// The role that the `role` attribute of an element states first, be it in force or not.
  let explicitRoles: [Int: AccessibleRole]

  /// Why an element is hidden, itself or through an ancestor; empty if it is exposed.
  let hiding: [Hiding]

  /// Why an element is hidden by itself.
  let ownHiding: [Hiding]

  /// Whether the keyboard or a script can put the focus on the element.
  let isFocusable: [Bool]

  /// Whether the element or a group around it is disabled.
  let isDisabled: [Bool]

  /// Where elements stand in the tree.
  let structure: AccessibleStructure

  /// The name of each element; empty if it has none.
  let names: [String]

  /// The descriptions of the elements that have one.
  let descriptions: [Int: String]

  /// Where the name of each element comes from; `nil` for one without a name.
  let nameSources: [NameSource?]

  /// Which labels name which controls.
  let labels: LabelIndex

  /// Whether some element of the page is a live region.
  let hasLiveRegions: Bool

  /// Computes the tree of a page.
  ///
  /// - Parameters:
  ///   - document: The page.
  ///   - linkedSheets: The text of style sheets by the `link` element they belong to.
  /// - Complexity: O(*n*) in the size of the page.
  init(_ document: HTMLDocument, linkedSheets: [Int: String] = [:]) {
    let styles = ComputedStyles(document, linkedSheets: linkedSheets)
    let ownership = Ownership(document)
    var roles = RoleComputation(document: document, ownership: ownership)
    roles.run()
    let exposure = ExposureComputation(document: document, styles: styles, roles: roles.roles)
    let structure = AccessibleStructure(
      document: document,
      ownership: ownership,
      roles: roles.roles,
      hiding: exposure.hiding
    )
    var naming = NameComputation(
      document: document,
      styles: styles,
      roles: roles.roles,
      explicitRoles: roles.explicitRoles,
      ownHiding: exposure.ownHiding,
      hiding: exposure.hiding,
      ownership: ownership
    )
    naming.run()
    self.document = document
    self.styles = styles
    self.roles = roles.roles
    self.explicitRoles = roles.explicitRoles
    self.hiding = exposure.hiding
    self.ownHiding = exposure.ownHiding
    self.isFocusable = exposure.isFocusable
    self.isDisabled = exposure.isDisabled
    self.structure = structure
    self.names = naming.names
    self.descriptions = naming.descriptions
    self.nameSources = naming.sources
    self.labels = naming.labels
    let liveRoles: Set<AccessibleRole> = [.alert, .log, .status, .marquee, .timer]
    hasLiveRegions =
      document.attributes.contains { $0.name == "aria-live" }
      || roles.roles.contains { liveRoles.contains($0) }
  }

  /// Whether an element is exposed to assistive technology.
  func isExposed(_ node: Int) -> Bool { hiding[node].isEmpty }

  /// The role of an element.
  func role(_ node: Int) -> AccessibleRole { roles[node] }

  /// The name of an element; empty if it has none.
  func name(_ node: Int) -> String { names[node] }

  /// The description of an element; empty if it has none.
  func description(_ node: Int) -> String {
    descriptions.isEmpty ? "" : descriptions[node] ?? ""
  }
}
