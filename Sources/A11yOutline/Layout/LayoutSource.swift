/// What decides about the size and the content of layout items.
protocol LayoutSource: AnyObject {
  /// Where the rectangles of the layout are kept.
  var frames: LayoutFrames { get }
  /// Whether what is inside items is placed from the right to the left.
  var isMirrored: Bool { get }
  /// What is inside an item.
  func content(of item: LayoutItem) -> [LayoutItem]
  /// The size of an item for a proposal.
  func size(of item: LayoutItem, for proposal: ProposedViewSize) -> CGSize
  /// Places what is inside an item.
  func place(_ item: LayoutItem, in size: CGSize, proposal: ProposedViewSize)
  /// Along which axis items are laid out, for a stack.
  var stackAxis: Axis? { get }
  /// The priority of an item in its container.
  func layoutPriority(of item: LayoutItem) -> Double
  /// How much room an item wants around it.
  func spacing(of item: LayoutItem) -> ViewSpacing
  /// A value that an item gives to its container.
  func layoutValue(_ key: ObjectIdentifier, of item: LayoutItem) -> Any?
  /// Where a guide lies, if the item states it.
  func alignment(
    _ guide: AlignmentGuide,
    of item: LayoutItem,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat?
  /// How much is seen of an item and what is inside, from 0 to 1.
  var opacity: Double { get }
  /// The words that an item draws itself.
  var drawing: String? { get }
  /// Whether what is inside an item is drawn only as far as the item reaches.
  var clips: Bool { get }
}
