extension Auditor {
  /// Checks the outline of a view, with the regions that clipping leaves.
  ///
  /// - Parameter host: The host of the view, in the state that is to be checked.
  /// - Returns: The report.
  /// - Complexity: O(*n* · *d*) in the number of nodes and the depth of the layout.
  @MainActor public func audit(_ host: ViewHost) -> AuditReport {
    var outline = host.outline
    for id in outline.nodes.map(\.id) {
      let region = host.visibleRegion(of: id)
      outline.update(id) { $0.region = region }
    }
    return audit(outline)
  }
}
