import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize

/// Rectangles that lie in each other, each kept relative to the one around it.
///
/// Moving a rectangle moves all that is inside without touching it; where something lies is found
/// out when it is asked for.
struct NestedFrames: Sendable {
  /// One rectangle.
  private struct Frame: Sendable {
    /// The corner, in the space of the rectangle around it.
    var origin = CGPoint.zero
    var size = CGSize.zero
    /// The number of the rectangle around it, or one of the two below.
    var outer = nowhere
  }

  /// What a rectangle is in that is not laid out.
  private static let nowhere: Int32 = -1
  /// What the outermost rectangle is in.
  private static let outermost: Int32 = -2

  private var frames: [Frame] = []
  private var unused: [Int32] = []

  /// Adds a rectangle that is in nothing.
  ///
  /// - Returns: Its number.
  mutating func add() -> Int32 {
    if let number = unused.popLast() { return number }
    frames.append(Frame())
    return Int32(frames.count - 1)
  }

  /// Takes a rectangle away; its number may be given to another.
  ///
  /// - Precondition: Nothing is in it.
  mutating func remove(_ number: Int32) {
    frames[Int(number)] = Frame()
    unused.append(number)
  }

  /// Puts a rectangle into another.
  mutating func put(_ number: Int32, into outer: Int32) {
    frames[Int(number)].outer = outer
  }

  /// Makes a rectangle the outermost: its space is that of the regions.
  mutating func putOutermost(_ number: Int32) {
    frames[Int(number)].outer = Self.outermost
  }

  /// Takes a rectangle, with all that is inside, out of the one around it.
  mutating func takeOut(_ number: Int32) {
    frames[Int(number)].outer = Self.nowhere
  }

  /// Moves a rectangle within the one around it, and gives it a size.
  mutating func set(_ number: Int32, origin: CGPoint, size: CGSize) {
    frames[Int(number)].origin = origin
    frames[Int(number)].size = size
  }

  /// Where a rectangle lies in the space of the outermost; `nil` for what is not laid out.
  ///
  /// - Complexity: O(depth).
  func rectangle(_ number: Int32) -> CGRect? {
    guard frames.indices.contains(Int(number)) else { return nil }
    var frame = frames[Int(number)]
    var rectangle = CGRect(origin: frame.origin, size: frame.size)
    while frame.outer >= 0 {
      frame = frames[Int(frame.outer)]
      rectangle.origin.x += frame.origin.x
      rectangle.origin.y += frame.origin.y
    }
    return frame.outer == Self.outermost ? rectangle : nil
  }

  /// Where all rectangles lie, by their numbers.
  ///
  /// - Complexity: O(number of rectangles).
  func rectangles() -> [CGRect?] {
    var found = [CGRect?](repeating: nil, count: frames.count)
    var isKnown = [Bool](repeating: false, count: frames.count)
    var path: [Int] = []
    for number in frames.indices {
      var next = number
      while !isKnown[next] {
        isKnown[next] = true
        path.append(next)
        guard frames[next].outer >= 0 else { break }
        next = Int(frames[next].outer)
      }
      while let number = path.popLast() {
        let frame = frames[number]
        var outer: CGPoint? = frame.outer == Self.outermost ? .zero : nil
        if frame.outer >= 0 { outer = found[Int(frame.outer)]?.origin }
        found[number] = outer.map {
          CGRect(
            origin: CGPoint(x: $0.x + frame.origin.x, y: $0.y + frame.origin.y),
            size: frame.size
          )
        }
      }
    }
    return found
  }
}
