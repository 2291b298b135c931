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

  private let links: LocalLinks
  private var contents: [String: Data?] = [:]

  /// How many files are read for one page.
  private static let countLimit = 32

  init(_ links: LocalLinks) {
    self.links = links
  }

  /// Compares the targets of two addresses.
  mutating func comparison(of first: String, _ second: String) -> Comparison {
    let addresses = [first, second].map { $0.trimmingHTMLSpace() }
    if addresses[0] == addresses[1] { return .same }
    guard let one = bytes(of: addresses[0]), let other = bytes(of: addresses[1]) else {
      return .unknown
    }
    if one == other { return .same }
    let titles = [one, other].map(Self.title)
    return titles[0] != nil && titles[0] == titles[1] ? .unknown : .different
  }

  private static func title(of page: Data) -> String? {
    let document = HTMLDocument(page)
    let element = (0..<document.count).first { document.isHTML($0, "title") }
    return element.map { document.text($0).squeezingHTMLSpace() }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private mutating func bytes(of address: String) -> Data? {
    if let known = contents[address] { return known }
    guard contents.count < Self.countLimit else { return nil }
    let bytes = links.contents(of: address)
    contents[address] = .some(bytes)
    return bytes
  }
}
