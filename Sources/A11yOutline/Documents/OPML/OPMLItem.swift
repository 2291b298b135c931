/// What the attributes of an item in OPML state.
struct OPMLItem {
  /// The attributes that mean something, by their names.
  private enum Attribute: String, CaseIterable {
    case text, title, description, language, isComment
    case note = "_note"
    case pageAddress = "htmlUrl"
    case address = "url"
    case feedAddress = "xmlUrl"
    case reference = "href"
    case workflowyMark = "_complete"
    case omniOutlinerMark = "_status"
    case checkMark = "checked"
    case completionMark = "complete"

    static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
  }

  /// A value as it lies in the memory of the parser.
  private typealias Value = XMLTag.Attribute

  /// A value of which there are several kinds, and how many kinds go before it.
  private typealias Ranked = (value: Value, rank: Int)

  private var text: Value?
  private var title: Value?
  private var statedDescription: Value?
  private var statedLanguage: Value?
  private var rankedAddress: Ranked?
  private var rankedMark: Ranked?

  /// The note, whose lines are its paragraphs.
  private(set) var note: XMLTag.Attribute?

  /// Whether the item is a remark.
  private(set) var isComment = false

  /// Whether nothing is stated but a text, and perhaps a note.
  private(set) var isPlain = true

  /// Takes the attributes of an element.
  init(_ tag: XMLTag) {
    for attribute in tag.attributes {
      if attribute.prefix != nil { isPlain = false }
      // Nearly all attributes have this name, which is found without making a text of it.
      let kind = attribute.name == "text" ? .text : Attribute.named[attribute.name.text]
      guard let kind, attribute.holdsWords else { continue }
      isPlain = isPlain && (kind == .text || kind == .note)
      take(attribute, as: kind)
    }
  }

  /// The words of the item.
  var label: XMLTag.Attribute? { text ?? title }

  /// What an author adds to the name.
  var description: String? { statedDescription?.value.trimmed }

  /// The language.
  var language: String? { statedLanguage?.value.trimmed }

  /// Where the item leads: to a page rather than to a feed.
  var address: String? { rankedAddress?.value.value.trimmed }

  /// The value of a to-do, by the marks of Workflowy, OmniOutliner and others.
  var completion: String? {
    switch rankedMark?.value.value.trimmed?.lowercased() {
    case "true", "checked", "yes", "1", "done": NeutralValue.checked
    case "false", "unchecked", "no", "0": NeutralValue.notChecked
    case "indeterminate", "mixed": NeutralValue.mixed
    default: nil
    }
  }

  private mutating func take(_ value: Value, as kind: Attribute) {
    switch kind {
    case .text: text = text ?? value
    case .title: title = title ?? value
    case .description: statedDescription = statedDescription ?? value
    case .language: statedLanguage = statedLanguage ?? value
    case .note: note = note ?? value
    case .isComment: isComment = value.value.trimmed == "true"
    case .pageAddress: Self.keepFirst(&rankedAddress, (value, 0))
    case .address: Self.keepFirst(&rankedAddress, (value, 1))
    case .feedAddress: Self.keepFirst(&rankedAddress, (value, 2))
    case .reference: Self.keepFirst(&rankedAddress, (value, 3))
    case .workflowyMark: Self.keepFirst(&rankedMark, (value, 0))
    case .omniOutlinerMark: Self.keepFirst(&rankedMark, (value, 1))
    case .checkMark: Self.keepFirst(&rankedMark, (value, 2))
    case .completionMark: Self.keepFirst(&rankedMark, (value, 3))
    }
  }

  private static func keepFirst(_ known: inout Ranked?, _ new: Ranked) {
    if known.map({ new.rank < $0.rank }) ?? true { known = new }
  }
}

extension XMLTag.Attribute {
  /// Whether the value is more than white space.
  fileprivate var holdsWords: Bool {
    guard let first = raw.first else { return false }
    return (0x21...0x7E).contains(first) || value.trimmed != nil
  }
}
