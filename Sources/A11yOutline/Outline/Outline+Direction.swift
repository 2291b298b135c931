extension Outline {
  /// In which direction a text runs.
  ///
  /// It says how a text is written, and nothing about the order in which nodes are walked.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// From left to right, as Latin is written.
    case leftToRight = "ltr"

    /// From right to left, as Arabic and Hebrew are written.
    case rightToLeft = "rtl"
  }

  /// The direction of a node: its own, else that of the nearest node it stands in that states one,
  /// else from left to right.
  ///
  /// - Complexity: O(depth).
  public func direction(of id: NodeID) -> Direction {
    var index = existingIndex(of: id)
    while index >= 0 {
      if let direction = records[index].facts.direction { return direction }
      index = Int(records[index].parent)
    }
    return .leftToRight
  }
}

extension Outline.Facts {
  /// The direction that is stated.
  var direction: Outline.Direction? {
    get {
      contains(.leftToRight) ? .leftToRight : contains(.rightToLeft) ? .rightToLeft : nil
    }
    set {
      subtract([.leftToRight, .rightToLeft])
      switch newValue {
      case .leftToRight: insert(.leftToRight)
      case .rightToLeft: insert(.rightToLeft)
      case nil: break
      }
    }
  }
}
