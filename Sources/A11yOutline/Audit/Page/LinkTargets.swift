import Foundation

/// Compares what addresses of a page lead to, as far as that is on the same disk.
struct LinkTargets {
  /// What is known of two addresses.
  enum Comparison {
    case same
    case different
    /// One of them is not on this disk, or too much was read already, or both have the same title,
    /// so that only a person can tell whether they serve the same purpose.
    case unknown
  }

  /// A page that was read.
  private struct Target {
    let bytes: Data
    let title: String?

    init(_ bytes: Data) {
      self.bytes = bytes
      let document = HTMLDocument(bytes)
      let element = (0..<document.count).first { document.isHTML($0, "title") }
      let text = element.map { document.text($0).squeezingHTMLSpace() } ?? ""
      title = text.isEmpty ? nil : text
    }
  }

  private let links: LocalLinks
  private var targets: [String: Target?] = [:]

  /// How many files are read for one page.
  private static let countLimit = 32

  init(_ links: LocalLinks) {
    self.links = links
  }

  /// Compares the targets of two addresses.
  mutating func comparison(of first: String, _ second: String) -> Comparison {
    let addresses = [first, second].map { $0.trimmingHTMLSpace() }
    if addresses[0] == addresses[1] { return .same }
    guard let one = target(of: addresses[0]), let other = target(of: addresses[1]) else {
      return .unknown
    }
    if one.bytes == other.bytes { return .same }
    return one.title != nil && one.title == other.title ? .unknown : .different
  }

  private mutating func target(of address: String) -> Target? {
    if let known = targets[address] { return known }
    guard targets.count < Self.countLimit else { return nil }
    let target = links.contents(of: address).map(Target.init)
    targets[address] = .some(target)
    return target
  }
}
