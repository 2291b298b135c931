/// A picture.
///
/// There are no pixels: a picture stands for its name. A decorative one is not read.
public struct Image: Equatable, Sendable {
  let name: String
  let isDecorative: Bool

  /// Creates a picture of a system symbol; it is called by the words of its name.
  public init(systemName: String) {
    name = systemName.replacing(".", with: " ")
    isDecorative = false
  }

  /// Creates a picture of the program.
  public init(_ name: String) {
    self.name = name
    isDecorative = false
  }

  /// Creates a picture of the program with a name to read.
  public init(_ name: String, label: Text) {
    self.name = label.string
    isDecorative = false
  }

  /// Creates a picture that is not read.
  public init(decorative name: String) {
    self.name = name
    isDecorative = true
  }
}

extension Image: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Takes the picture.
  public func _evaluate(in node: ViewNode) {
    node.behavior(ImageBehavior.self).update(self)
  }
}

/// A node of a picture, as large as two columns.
private final class ImageBehavior: NodeBehavior {
  private var image = Image(decorative: "")
  private lazy var item = LayoutItem(self)

  override var ownItem: LayoutItem? { item }

  func update(_ image: Image) {
    self.image = image
    node.invalidateElements()
  }

  override func elements() -> [AccessibilityElement] {
    if image.isDecorative || image.name.isEmpty { return [] }
    return [AccessibilityElement(node, node.content(image.name, .image))]
  }

  override func content(of item: LayoutItem) -> [LayoutItem] { [] }

  override func size(of item: LayoutItem, for proposal: ProposedViewSize) -> CGSize {
    CGSize(width: 2 * TextMetrics.columnWidth, height: TextMetrics.lineHeight)
  }
}
