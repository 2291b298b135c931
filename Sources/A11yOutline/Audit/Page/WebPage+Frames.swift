import Foundation

extension WebPage {
  /// The page inside of a frame; `nil` when it is not at hand.
  ///
  /// What a frame holds in turn is not read.
  func frame(_ node: Int) -> WebPage? {
    if let text = document.attribute("srcdoc", of: node) { return WebPage(text) }
    guard let address = document.text(of: "src", of: node),
      let data = links.contents(of: address)
    else { return nil }
    return WebPage(data)
  }
}
