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
    /// Which one of the column in the rectangle around it this is; -1 for one that is in none, and
    /// then lies where the corner says.
    var place: Int32 = -1
  }

  /// Rectangles one below the other: where each lies follows from how far those above it reach.
  private struct Column: Sendable {
    var extents: ColumnExtents
    /// Where the line along which all are aligned starts.
    var start = CGPoint.zero
    /// Whether what reaches to the left of that line reaches to the right of it instead.
    var isMirrored = false

    func origin(of place: Int32) -> CGPoint {
      let extent = extents[Int(place)]
      return CGPoint(
        x: start.x - (isMirrored ? extent.after : extent.before),
        y: start.y + extents.length(before: Int(place))
      )
    }
  }

  /// What a rectangle is in that is not laid out.
  private static let nowhere: Int32 = -1
  /// What the outermost rectangle is in.
  private static let outermost: Int32 = -2

  private var frames: [Frame] = []
  private var unused: [Int32] = []
  /// The columns, by the number of the rectangle that they are in.
  private var columns: [Int32: Column] = [:]

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
    columns[number] = nil
    unused.append(number)
  }

  /// Puts a rectangle into another.
  mutating func put(_ number: Int32, into outer: Int32) {
    frames[Int(number)].outer = outer
    frames[Int(number)].place = -1
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
    frames[Int(number)].place = -1
  }

  /// Gives a size to one of the column in the rectangle around it.
  mutating func set(_ number: Int32, place: Int32, size: CGSize) {
    frames[Int(number)].place = place
    frames[Int(number)].size = size
  }

  /// Stands those that have a place in a rectangle one below the other.
  mutating func setColumn(_ extents: ColumnExtents?, in outer: Int32) {
    columns[outer] = extents.map { Column(extents: $0) }
  }

  /// Moves the whole of a column.
  mutating func moveColumn(in outer: Int32, to start: CGPoint, isMirrored: Bool) {
    columns[outer]?.start = start
    columns[outer]?.isMirrored = isMirrored
  }

  /// Changes how far one of a column reaches, and so moves those below it.
  ///
  /// - Complexity: O(log n).
  mutating func setExtent(_ extent: ColumnExtents.Extent, of place: Int32, in outer: Int32) {
    columns[outer]?.extents[Int(place)] = extent
  }

  /// Whether a rectangle is one of a column.
  func isInColumn(_ number: Int32) -> Bool { frames[Int(number)].place >= 0 }

  /// The corner of a rectangle, in the space of the one around it.
  ///
  /// - Complexity: O(1); O(log n) for one of a column.
  func origin(of number: Int32) -> CGPoint { origin(of: frames[Int(number)]) }

  private func origin(of frame: Frame) -> CGPoint {
    guard frame.place >= 0, let column = columns[frame.outer] else { return frame.origin }
    return column.origin(of: frame.place)
  }

  /// Where a rectangle lies in the space of the outermost; `nil` for what is not laid out.
  ///
  /// - Complexity: O(depth), and O(log n) more for each column on the way.
  func rectangle(_ number: Int32) -> CGRect? {
    guard frames.indices.contains(Int(number)) else { return nil }
    var frame = frames[Int(number)]
    var rectangle = CGRect(origin: origin(of: frame), size: frame.size)
    while frame.outer >= 0 {
      frame = frames[Int(frame.outer)]
      let origin = origin(of: frame)
      rectangle.origin.x += origin.x
      rectangle.origin.y += origin.y
    }
    return frame.outer == Self.outermost ? rectangle : nil
  }

  /// Where all rectangles lie, by their numbers.
  ///
  /// - Complexity: O(number of rectangles), and O(log n) more for each one of a column.
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
        let origin = origin(of: frame)
        found[number] = outer.map {
          CGRect(origin: CGPoint(x: $0.x + origin.x, y: $0.y + origin.y), size: frame.size)
        }
      }
    }
    return found
  }
}
