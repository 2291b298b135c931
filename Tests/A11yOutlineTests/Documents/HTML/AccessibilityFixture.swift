import Foundation

@testable import A11yOutline

/// The accessibility tree of a piece of a page, asked by selectors.
struct AccessibilityFixture {
  let tree: AccessibilityTree

  init(_ html: String) {
    tree = AccessibilityTree(HTMLDocument(html))
  }

  /// The first element that a selector selects.
  func node(_ selector: String) throws -> Int {
    let nodes = tree.document.elements(matching: try SelectorParser.parse(selector))
    guard let first = nodes.first else { throw SelectorError("nothing matches \(selector)") }
    return first
  }

  func role(_ selector: String) throws -> String { tree.role(try node(selector)).token }

  func name(_ selector: String) throws -> String { tree.name(try node(selector)) }

  func description(_ selector: String) throws -> String { tree.description(try node(selector)) }

  func states(_ selector: String) throws -> AccessibilityStates { tree.states(try node(selector)) }

  func isExposed(_ selector: String) throws -> Bool { tree.isExposed(try node(selector)) }
}
