/// Cuts the elements of long arrays into groups that are called by their numbers, `1 to 100`.
enum CountedGroups {
  /// How many elements stand side by side before they are put into groups.
  private static let size = 100

  /// Begins a group where an element is the first of one.
  ///
  /// - Parameters:
  ///   - element: How many elements were before it.
  ///   - total: How many elements the array has.
  ///   - depth: The depth of what is in the array.
  ///   - position: Where the element stands.
  ///   - builder: What takes the group.
  /// - Returns: The depth of the element.
  static func depth(
    ofElement element: Int,
    of total: Int,
    in depth: Int,
    at position: SourcePosition,
    _ builder: inout OutlineBuilder
  ) -> Int {
    guard total > size else { return depth }
    if element % size == 0 {
      let name = "\(element + 1) to \(min(element + size, total))"
      builder.append(NodeContent(name: name, source: position), depth: depth)
    }
    return depth + 1
  }
}
