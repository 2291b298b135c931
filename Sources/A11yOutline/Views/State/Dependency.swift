/// Something that nodes read and that has them evaluated again when it changes.
protocol Dependency: AnyObject {
  /// A node reads it no longer.
  func forget(_ node: ViewNode)
}
