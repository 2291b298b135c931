extension WebPage {
  /// The outline that the player plays of the page, with the style sheets the page links to.
  ///
  /// - Complexity: O(*n*) in the size of the page.
  var outline: Outline {
    var lowering = PageLowering(tree)
    var outline = lowering.outline()
    outline.sanitize()
    return outline
  }
}
