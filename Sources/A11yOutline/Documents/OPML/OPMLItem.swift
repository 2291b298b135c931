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

  /// A value of which there are several kinds, and how many kinds go before it.
  private typealias Ranked = (text: String, rank: Int)

  private var text: String?
  private var title: String?
  private var rankedAddress: Ranked?
  private var rankedMark: Ranked?

  /// What an author adds to the name.
  private(set) var description: String?

  /// The language.
  private(set) var language: String?

  /// The note, whose lines are its paragraphs.
  private(set) var note: String?

  /// Whether the item is a remark.
  private(set) var isComment = false

  /// Whether nothing is stated but a text.
  private(set) var isPlain = true

  /// Takes the attributes of an element.
  init(_ element: XMLElement) {
    for attribute in element.attributes {
      if attribute.prefix != nil { isPlain = false }
      guard let kind = Attribute.named[attribute.name], let value = attribute.value.trimmed else {
        continue
      }
      isPlain = isPlain && kind == .text
      take(value, as: kind)
    }
  }

  /// The words of the item.
  var label: String? { text ?? title }

  /// Where the item leads: to a page rather than to a feed.
  var address: String? { rankedAddress?.text }

  /// The value of a to-do, by the marks of Workflowy, OmniOutliner and others.
  var completion: String? {
    switch rankedMark?.text.lowercased() {
    case "true", "checked", "yes", "1", "done": NeutralValue.checked
    case "false", "unchecked", "no", "0": NeutralValue.notChecked
    case "indeterminate", "mixed": NeutralValue.mixed
    default: nil
    }
  }

  private mutating func take(_ value: String, as kind: Attribute) {
    switch kind {
    case .text: text = text ?? value
    case .title: title = title ?? value
    case .description: description = description ?? value
    case .language: language = language ?? value
    case .note: note = note ?? value
    case .isComment: isComment = value == "true"
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
