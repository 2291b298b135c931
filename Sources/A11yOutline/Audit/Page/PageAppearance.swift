/// What style sheets say of where and how large elements are drawn, as far as it can be known
/// without a layout.
struct PageAppearance: Sendable {
  /// A part of an element that is drawn in a box with a size of its own.
  struct Box: Sendable {
    /// The width and height in CSS pixels; `nil` for one that the style does not fix.
    var width: Double?
    var height: Double?

    /// Whether what does not fit can be scrolled to, for each direction.
    var scrollsAcross: Bool
    var scrollsDown: Bool
  }

  /// Which elements nobody sees although they are drawn, themselves or through an ancestor: moved
  /// off the screen, clipped to nothing, or transparent.
  let isOutOfSight: [Bool]

  /// The boxes of elements that scroll.
  private(set) var scrollingBoxes: [Int: Box] = [:]

  init(_ document: HTMLDocument, linkedSheets: [Int: String]) {
    var isOutOfSight = [Bool](repeating: false, count: document.count)
    let cascade = Cascade(document, linkedSheets: linkedSheets)
    var steps = 2_000_000 + 200 * document.count
    for node in 0..<document.count {
      if let parent = document.parent(node), isOutOfSight[parent] { isOutOfSight[node] = true }
      guard document.isElement(node) else { continue }
      guard let values = cascade.values(of: node, in: document, &steps)?[.element], !values.isEmpty
      else { continue }
      if Self.isOutOfSight(values) { isOutOfSight[node] = true }
      if let box = Self.scrollingBox(values) { scrollingBoxes[node] = box }
    }
    self.isOutOfSight = isOutOfSight
  }

  /// From how far outside of the page nothing of an element is likely to reach into it.
  private static let farAway = -500.0

  private static func isOutOfSight(_ values: [StyleDeclaration.Property: String]) -> Bool {
    if let opacity = values[.opacity].flatMap({ Double($0) }), opacity == 0 { return true }
    if let indent = values[.textIndent].flatMap(pixels), indent <= farAway { return true }
    if let margin = values[.marginLeft].flatMap(pixels), margin <= farAway { return true }
    if let clip = values[.clipPath]?.lowercased(), clipsAll(path: clip) { return true }
    let position = values[.position]?.lowercased()
    let isPlaced = position == "absolute" || position == "fixed"
    if isPlaced || position == "relative" {
      for property in [StyleDeclaration.Property.top, .left] {
        if let offset = values[property].flatMap(pixels), offset <= farAway { return true }
      }
    }
    if isPlaced, let clip = values[.clip]?.lowercased(), clipsAll(rectangle: clip) { return true }
    let cutsOff = [values[.overflow], values[.overflowX], values[.overflowY]].contains {
      $0?.lowercased().hasPrefix("hidden") ?? false
    }
    if cutsOff {
      for property in [StyleDeclaration.Property.width, .height] {
        if let size = values[property].flatMap(pixels), size <= 1 { return true }
      }
    }
    return false
  }

  /// Whether `clip-path: inset(50%)` and the like leave nothing.
  private static func clipsAll(path: String) -> Bool {
    guard path.hasPrefix("inset("), let number = Double(path.dropFirst(6).prefix { $0.isNumber })
    else { return false }
    return path.contains("%") && number >= 50
  }

  /// Whether `clip: rect(0 0 0 0)` and the like leave at most a pixel.
  private static func clipsAll(rectangle: String) -> Bool {
    guard rectangle.hasPrefix("rect(") else { return false }
    let sides = rectangle.dropFirst(5).split { $0 == "," || $0 == " " || $0 == ")" }
      .compactMap { pixels(String($0)) }
    guard sides.count == 4 else { return false }
    return abs(sides[2] - sides[0]) <= 1 || abs(sides[1] - sides[3]) <= 1
  }

  private static func scrollingBox(_ values: [StyleDeclaration.Property: String]) -> Box? {
    let both = values[.overflow]?.lowercased().splitAtHTMLSpace() ?? []
    func scrolls(_ property: StyleDeclaration.Property, _ part: Substring?) -> Bool {
      let value = values[property]?.lowercased() ?? part.map(String.init)
      return value == "auto" || value == "scroll" || value == "overlay"
    }
    let across = scrolls(.overflowX, both.first)
    let down = scrolls(.overflowY, both.last)
    guard across || down else { return nil }
    return Box(
      width: values[.width].flatMap(pixels),
      height: values[.height].flatMap(pixels),
      scrollsAcross: across,
      scrollsDown: down
    )
  }

  /// A length in CSS pixels; `nil` for one that depends on what is around.
  private static func pixels(_ value: String) -> Double? {
    let text = value.trimmingHTMLSpace().lowercased()
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let number = Double(digits) else { return nil }
    switch text.dropFirst(digits.count) {
    case "px": return number
    case "": return number == 0 ? 0 : nil
    case "em", "rem": return number * 16
    case "pt": return number * 4 / 3
    case "vw": return number * 12.8
    case "vh": return number * 7.2
    default: return nil
    }
  }
}
