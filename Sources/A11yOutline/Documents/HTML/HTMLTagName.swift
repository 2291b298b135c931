/// The name of a tag and what opening it does, without the cost of a string.
struct HTMLTagName {
  /// What matters of the elements of a name (HTML Standard, sections 13.1.2 and 13.2.6.4.7).
  struct Facts: OptionSet {
    var rawValue: UInt8

    /// It has no content and no end tag.
    static let void = Facts(rawValue: 1)

    /// Tags in it are text.
    static let rawText = Facts(rawValue: 1 << 1)

    /// It is opened again after an end tag that does not fit.
    static let formatting = Facts(rawValue: 1 << 2)

    /// It begins another language.
    static let foreign = Facts(rawValue: 1 << 3)

    /// All that follows is text.
    static let plainText = Facts(rawValue: 1 << 4)
  }

  /// A number that tells names apart (FNV-1a of the letters in lower case).
  let key: UInt64

  /// What matters of the elements.
  private(set) var facts: Facts = []

  /// The groups whose open element the start tag closes, one bit a group.
  private(set) var closes: UInt16 = 0

  /// The groups that the element is of.
  private(set) var groups: UInt16 = 0

  /// The groups whose elements outside of this one are not closed by a start tag inside of it.
  private(set) var barriers: UInt16 = 0

  /// The key of no letters.
  static let emptyKey: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a letter to a key.
  static func add(_ byte: UInt8, to key: inout UInt64) {
    key = (key ^ UInt64(byte | 0x20)) &* 0x100_0000_01B3
  }

  init(key: UInt64) {
    self = Self.known[key] ?? HTMLTagName(unknown: key)
  }

  private init(unknown key: UInt64) {
    self.key = key
  }

  private static func key(of name: String) -> UInt64 {
    var key = emptyKey
    for byte in name.utf8 { add(byte, to: &key) }
    return key
  }

  // MARK: Tables

  private static let known: [UInt64: HTMLTagName] = {
    var names: [UInt64: HTMLTagName] = [:]
    func change(_ list: [String], _ change: (inout HTMLTagName) -> Void) {
      for name in list { change(&names[key(of: name), default: .init(unknown: key(of: name))]) }
    }
    for (fact, list) in factNames { change(list) { $0.facts.insert(fact) } }
    for (index, end) in impliedEnds.enumerated() {
      let group: UInt16 = 1 << UInt16(index)
      change(end.by) { $0.closes |= group }
      change(end.closed) { $0.groups |= group }
      change(end.barriers) { $0.barriers |= group }
    }
    return names
  }()

  private static let factNames: [(Facts, [String])] = [
    (
      .void,
      [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param",
        "source", "track", "wbr", "image", "frame", "keygen", "basefont", "bgsound",
      ]
    ),
    (
      .rawText,
      ["script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes"]
    ),
    (
      .formatting,
      [
        "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt",
        "u",
      ]
    ),
    (.foreign, ["svg", "math"]), (.plainText, ["plaintext"]),
  ]

  /// What the start tags of some elements close, unless a barrier is between.
  private struct ImpliedEnd {
    var by: [String]
    var closed: [String]
    var barriers: [String]

    init(_ by: [String], close closed: [String]? = nil, unlessIn barriers: [String]) {
      self.by = by
      self.closed = closed ?? by
      self.barriers = barriers
    }
  }

  private static let scope = [
    "table", "td", "th", "caption", "template", "button", "object", "svg",
  ]

  private static let impliedEnds: [ImpliedEnd] = [
    ImpliedEnd(["p"], unlessIn: scope + ["div", "section", "li", "dd"]),
    ImpliedEnd(["li"], unlessIn: scope + ["ul", "ol", "dl", "menu"]),
    ImpliedEnd(["dt", "dd"], unlessIn: scope + ["ul", "ol", "dl", "menu"]),
    ImpliedEnd(["td", "th"], unlessIn: ["tr", "table", "template"]),
    ImpliedEnd(["tr"], unlessIn: ["table", "template"]),
    ImpliedEnd(["thead", "tbody", "tfoot"], unlessIn: ["table", "template"]),
    ImpliedEnd(["option"], unlessIn: ["select", "datalist", "optgroup"]),
    ImpliedEnd(["optgroup"], unlessIn: ["select"]), ImpliedEnd(["a"], unlessIn: scope),
    ImpliedEnd(["nobr"], unlessIn: scope),
    ImpliedEnd(["button"], unlessIn: ["table", "template", "object"]),
    ImpliedEnd(["rt", "rp"], close: ["rt", "rp", "rb"], unlessIn: ["ruby"]),
  ]
}
