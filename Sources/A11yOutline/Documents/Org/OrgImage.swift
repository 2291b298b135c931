import Foundation

/// An image file that a link of Org leads to, so that the image is shown in place of the link (Org
/// manual, section 12.8.7).
struct OrgImage {
  /// Where the file is, without the word `file:`.
  let address: String

  /// Takes the address of a link; `nil` if it leads to no image file.
  init?(_ link: String) {
    guard let first = link.first, first != "#", first != "*", let dot = link.lastIndex(of: "."),
      Self.endings.contains(link[link.index(after: dot)...].lowercased())
    else { return nil }
    let isFile = link.hasPrefix(Self.fileWord) && !link.hasPrefix(Self.fileWord + "//")
    address = isFile ? String(link.dropFirst(Self.fileWord.count)) : link
  }

  /// What the image is called where nothing else is said, as in the web pages that Org makes.
  var fileName: String {
    let name = address.split(separator: "/").last.map(String.init) ?? address
    return name.removingPercentEncoding ?? name
  }

  /// The address as it is written in a link: a path needs a word before it, or it would be taken for
  /// a heading.
  var link: String {
    let isPath = ["/", "./", "../", "~"].contains { address.hasPrefix($0) }
    let scheme = address.prefix { $0 != ":" && $0 != "/" }
    let hasScheme = scheme.count > 1 && address[scheme.endIndex...].hasPrefix(":")
    return isPath || hasScheme ? address : Self.fileWord + address
  }

  private static let fileWord = "file:"

  /// The endings of the files that Org shows.
  private static let endings: Set<String> = [
    "avif", "bmp", "gif", "jpeg", "jpg", "pbm", "pgm", "png", "ppm", "svg", "tif", "tiff", "webp",
    "xbm", "xpm",
  ]
}
