import Foundation

/// Tells names of images that are names of files.
enum ImageFileName {
  /// Whether the name of an element is the last part of the address of its image.
  static func matches(_ node: Int, in page: WebPage) -> Bool {
    let document = page.document
    guard document.isHTML(node, "img") || document.isInput(node, "image"),
      let source = document.text(of: "src", of: node)
    else { return false }
    let name = page.name(node).squeezingHTMLSpace().lowercased()
    guard !name.isEmpty, let file = fileName(source) else { return false }
    return name == file || name == withoutEnding(file)
  }

  /// Whether a link around the image gives the file to take away, so that its name matters.
  static func isInDownload(_ node: Int, in page: WebPage) -> Bool {
    let document = page.document
    guard let source = document.text(of: "src", of: node).flatMap(fileName) else { return false }
    for ancestor in document.ancestors(node).prefix(32) where document.isHTML(ancestor, "a") {
      guard let target = document.text(of: "href", of: ancestor).flatMap(fileName) else {
        return false
      }
      return target == source
    }
    return false
  }

  /// Whether a name is that of a file and nothing that a person would say: it has the ending of a
  /// media file, or it is a number, a hash or the counter of a camera.
  static func isMeaningless(_ name: String) -> Bool {
    let name = name.squeezingHTMLSpace().lowercased()
    guard !name.isEmpty, !name.contains(" ") else { return false }
    if let dot = name.lastIndex(of: "."),
      MediaType.fileEndings.contains(String(name[name.index(after: dot)...]))
    {
      return true
    }
    let digits = name.count { $0.isNumber }
    if name.count >= 6, digits * 2 >= name.count { return true }
    let isHexadecimal = name.allSatisfy { $0.isHexDigit || $0 == "-" }
    return isHexadecimal && name.count >= 12 && digits > 2
  }

  private static func fileName(_ address: String) -> String? {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    guard !path.hasPrefix("data:"), let last = path.split(separator: "/").last else { return nil }
    return (last.removingPercentEncoding ?? String(last)).lowercased()
  }

  private static func withoutEnding(_ file: String) -> String {
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
    return String(file[..<dot])
  }
}
