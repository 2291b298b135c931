extension OrgImage {
  /// Takes what a node or a piece of a text is; `nil` unless Org shows it as an image.
  init?(of content: NodeContent) {
    guard content.role == .image, let target = content.target else { return nil }
    self.init(target)
  }
}

extension WrittenNode {
  /// Whether the node is written in Org as something else than a text, so that a quote which begins
  /// with it is not called by it.
  var isOrgBlock: Bool {
    switch role {
    case .paragraph, .note: false
    case .image: name.isEmpty || OrgImage(of: content) != nil
    default: true
    }
  }
}
