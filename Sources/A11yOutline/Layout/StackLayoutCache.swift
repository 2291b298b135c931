/// What a stack keeps of its views, brought up to date with what changed when it is needed.
public struct StackLayoutCache: Sendable {
  var results: [StackArrangement.Result] = []
  private var columns: [StackColumn] = []
  /// Up to which change of the views everything is known.
  private var changeCount = 0

  /// Forgets what is no longer so since some views changed.
  mutating func followChanges(of container: LayoutItem) {
    guard changeCount != container.changeCount else { return }
    results = []
    if let places = container.placesOfChanges(since: changeCount) {
      columns.removeAll { !$0.isUsed }
      for index in columns.indices { columns[index].forget(places) }
    } else {
      columns = []
    }
    changeCount = container.changeCount
  }

  /// Works with the column of views for a proposal, of which all is measured.
  mutating func withColumn<Result>(
    of subviews: LayoutSubviews,
    for proposal: ProposedViewSize,
    in arrangement: StackArrangement,
    _ body: (inout StackColumn) -> Result
  ) -> Result {
    if let index = columns.firstIndex(where: { $0.width == proposal.width }) {
      columns[index].measure(subviews)
      return body(&columns[index])
    }
    var column = StackColumn(of: subviews, width: proposal.width, in: arrangement)
    defer { columns.append(column) }
    return body(&column)
  }
}
