/// Why an element is not exposed to assistive technology (WAI-ARIA 1.2, section 7.1).
struct Hiding: OptionSet, Hashable, Sendable {
  var rawValue: UInt16

  /// `display: none`, the `hidden` attribute, or an element that is never drawn.
  static let notRendered = Hiding(rawValue: 1)

  /// `visibility: hidden` or `collapse`.
  static let invisible = Hiding(rawValue: 1 << 1)

  /// `aria-hidden="true"`.
  static let ariaHidden = Hiding(rawValue: 1 << 2)

  /// The `inert` attribute.
  static let inert = Hiding(rawValue: 1 << 3)

  /// Inside of a closed `details`, or of `hidden="until-found"`: hidden until it is opened.
  static let collapsed = Hiding(rawValue: 1 << 4)

  /// Replaced by what is around it, such as the text inside of `video`.
  static let replaced = Hiding(rawValue: 1 << 5)

  /// Inside of an element whose role has presentational children, such as an image in a button.
  static let presentationalChild = Hiding(rawValue: 1 << 6)

  /// The element itself has no meaning, since its role is `none`; its children are exposed.
  static let presentational = Hiding(rawValue: 1 << 7)

  /// The reasons that hold for all descendants as well.
  static let inherited: Hiding = [
    .notRendered, .invisible, .ariaHidden, .inert, .collapsed, .replaced, .presentationalChild,
  ]

  /// The reasons for which a name leaves an element out (accname 1.2, step 2A).
  static let namelessness: Hiding = [.notRendered, .ariaHidden, .collapsed, .replaced]
}
