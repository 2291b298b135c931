/// What can be done with an element.
struct ElementActions {
  /// What Enter does.
  var activate: (() -> Void)?
  /// Opens or closes the element.
  var setExpanded: ((Bool) -> Void)?
  /// Makes the value more or less.
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  /// Actions that are chosen by name.
  var named: [(name: String, run: () -> Void)] = []
}
