extension [Int] {
  /// The indices of a longest subsequence whose values increase, in order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of values.
  var longestIncreasingSubsequence: [Int] {
    // The index of the smallest last value of a subsequence of each length, and what comes before.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: count)
    for index in indices {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if self[ends[middle]] < self[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var subsequence: [Int] = []
    var current = ends.last ?? -1
    while current >= 0 {
      subsequence.append(current)
      current = previous[current]
    }
    return subsequence.reversed()
  }
}
