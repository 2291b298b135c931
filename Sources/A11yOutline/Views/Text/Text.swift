public import Foundation

/// Words to read.
///
/// As in SwiftUI. What differs: every font takes the cells of the terminal, so that a style does
/// not change the size of the text; marks such as `**` in a key are read as they stand.
public struct Text: Equatable, Sendable {
  var string: String
  var style = TextStyle()

  /// Creates a text of words as they stand.
  public init(verbatim content: String) {
    string = content
  }

  /// Creates a text of a key, which is looked up among the translations of the program.
  public init(_ key: LocalizedStringKey) {
    string = key.resolved
  }

  /// Creates a text of a key, which is looked up in a table of a bundle.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - tableName: The name of the table; `nil` for the usual one.
  ///   - bundle: The bundle with the tables; `nil` for that of the program.
  ///   - comment: What translators are told.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.resolved(in: bundle ?? .main, table: tableName)
  }

  /// Creates a text of a value in a format.
  public init<Format: FormatStyle>(
    _ input: Format.FormatInput,
    format: Format
  ) where Format.FormatOutput == String {
    string = format.format(input)
  }

  /// Creates a text of words as they stand.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    string = String(content)
  }

  /// One text after another.
  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.string += right.string
    return text
  }
}

extension Text: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Takes the words.
  public func _evaluate(in node: ViewNode) {
    node.behavior(TextBehavior.self).update(self)
  }
}

/// A node of words.
final class TextBehavior: NodeBehavior {
  private var text = Text(verbatim: "")
  private lazy var item = LayoutItem(self)

  override var ownItem: LayoutItem? { item }
  override var drawing: String? { text.string }

  func update(_ text: Text) {
    if text.string != self.text.string { item.invalidate() }
    self.text = text
    node.invalidateElements()
  }

  override func elements() -> [AccessibilityElement] {
    guard text.string.contains(where: { !$0.isWhitespace }) else { return [] }
    return [AccessibilityElement(node, node.content(text.string, .text))]
  }

  override func content(of item: LayoutItem) -> [LayoutItem] { [] }

  override func size(of item: LayoutItem, for proposal: ProposedViewSize) -> CGSize {
    TextMetrics.size(
      of: text.string,
      width: proposal.width,
      lineLimit: node.environment.lineLimit
    )
  }

  override func alignment(
    _ guide: AlignmentGuide,
    of item: LayoutItem,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    switch guide {
    case .vertical(.firstTextBaseline): TextMetrics.baseline
    case .vertical(.lastTextBaseline):
      size.height - TextMetrics.lineHeight + TextMetrics.baseline
    default: nil
    }
  }
}
