/// In which direction an adjustable control is changed; SwiftUI's name for it.
public typealias AccessibilityAdjustmentDirection = AdjustmentDirection
