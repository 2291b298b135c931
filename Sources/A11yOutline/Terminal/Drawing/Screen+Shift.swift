extension Screen {
  /// Moves rows that a group which was opened or closed has pushed down or pulled up, so that
  /// they are not written again; a reader that speaks what is written would say them again.
  ///
  /// - Parameter rows: The rows of the next frame; not more than there are.
  /// - Returns: What is to be written.
  mutating func shift(towards rows: [ScreenRow]) -> [UInt8] {
    guard let changed = rows.indices.first(where: { shown[$0] != rows[$0] }) else { return [] }
    // The row of the group itself changes its mark; what moves comes after it.
    let place = changed + 1
    guard place < rows.count, shown[place] != rows[place], shown[place] != .blank else {
      return []
    }
    if let distance = rows[place...].firstIndex(of: shown[place]).map({ $0 - place }) {
      return insert(distance, at: place)
    }
    if rows[place].node != nil,
      let distance = shown[place...].firstIndex(of: rows[place]).map({ $0 - place })
    {
      return delete(distance, at: place)
    }
    return []
  }

  private mutating func insert(_ count: Int, at place: Int) -> [UInt8] {
    guard capabilities.deleteRows(1) != nil, let insertion = capabilities.insertRows(count) else {
      return []
    }
    var bytes: [UInt8] = []
    // What would be pushed out at the end must not appear below the frame.
    if shown.suffix(count).contains(where: { $0 != .blank }) {
      bytes += delete(count, at: shown.count - count)
    }
    bytes += move(to: place, 0) + insertion
    shown.removeLast(count)
    shown.insert(contentsOf: repeatElement(.blank, count: count), at: place)
    return bytes
  }

  private mutating func delete(_ count: Int, at place: Int) -> [UInt8] {
    guard let deletion = capabilities.deleteRows(count) else { return [] }
    let bytes = move(to: place, 0) + deletion
    shown.removeSubrange(place..<(place + count))
    shown += Array(repeating: .blank, count: count)
    return bytes
  }
}
