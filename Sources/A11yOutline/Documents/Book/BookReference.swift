import Foundation

/// A place in a book: a file, and an identifier in it.
struct BookReference: Hashable {
  /// The path from the root of the book, without `.` and `..`.
  var path: String

  /// The identifier; `nil` for the beginning of the file.
  var fragment: String?

  /// Names a file.
  init(path: String, fragment: String? = nil) {
    self.path = path
    self.fragment = fragment
  }

  /// Resolves an address that a file of the book holds; `nil` for one outside of the book.
  ///
  /// - Parameters:
  ///   - address: The address, percent-encoded, such as `../text/one.xhtml#note`.
  ///   - base: The path of the file that holds it.
  init?(_ address: String, from base: String) {
    let halves = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = halves.first.map(String.init) ?? ""
    fragment = halves.count > 1 ? Self.decoded(String(halves[1])) : nil
    if fragment?.isEmpty == true { fragment = nil }
    guard !file.isEmpty else {
      path = base
      return
    }
    let scheme = file.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    guard file[scheme.endIndex...].first != ":", !file.hasPrefix("/") else { return nil }
    var parts = base.split(separator: "/").dropLast().map(String.init)
    for part in Self.decoded(file).split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(String(part))
      }
    }
    path = parts.joined(separator: "/")
  }

  private static func decoded(_ text: String) -> String {
    text.removingPercentEncoding ?? text
  }
}
