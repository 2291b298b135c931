import Foundation

/// Finds what a page links to among the files of the same disk; never asks the network.
struct LocalLinks: Sendable {
  /// Where an address leads.
  enum Place: Equatable {
    /// To a file.
    case file(URL)
    /// To a file that is not there.
    case missing
    /// To somewhere else.
    case elsewhere
  }

  /// The file of the page; `nil` when nothing may be read.
  let page: URL?

  /// The folder that addresses which begin with `/` are relative to; `nil` to look for it.
  let root: URL?

  /// How many folders around the page may be the root of the site.
  private static let depthLimit = 12

  /// The most bytes that are read of one linked file, and how many files are read for one page.
  private static let sizeLimit = 4_000_000
  private static let countLimit = 32

  /// Where an address leads.
  func place(of address: String) -> Place {
    guard let page else { return .elsewhere }
    let trimmed = address.trimmingHTMLSpace()
    let path = String(trimmed.prefix { $0 != "#" && $0 != "?" })
    guard !path.isEmpty, !path.hasPrefix("//"), !Self.hasScheme(path) else { return .elsewhere }
    let decoded = path.removingPercentEncoding ?? path
    let folder = page.deletingLastPathComponent()
    guard decoded.hasPrefix("/") else {
      let file = folder.appendingPathComponent(decoded).standardizedFileURL
      return Self.isFile(file) ? .file(file) : .missing
    }
    if let root {
      let file = root.appendingPathComponent(String(decoded.dropFirst())).standardizedFileURL
      return Self.isFile(file) ? .file(file) : .missing
    }
    var candidate = folder.standardizedFileURL
    for _ in 0..<Self.depthLimit where candidate.path != "/" {
      let file = candidate.appendingPathComponent(String(decoded.dropFirst())).standardizedFileURL
      if Self.isFile(file) { return .file(file) }
      candidate.deleteLastPathComponent()
    }
    return .elsewhere
  }

  /// The bytes of the file that an address leads to; `nil` when it is not a file of this disk.
  func contents(of address: String) -> Data? {
    guard case .file(let file) = place(of: address) else { return nil }
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    return try? handle.read(upToCount: Self.sizeLimit)
  }

  /// The text of the style sheets that a page links to, by the element that does.
  func styleSheets(of document: HTMLDocument) -> [Int: String] {
    guard page != nil else { return [:] }
    var sheets: [Int: String] = [:]
    for node in 0..<document.count where document.isHTML(node, "link") {
      guard
        document.words(of: "rel", of: node).contains(where: { $0.lowercased() == "stylesheet" }),
        let address = document.attribute("href", of: node),
        let data = contents(of: address)
      else { continue }
      sheets[node] = String(decoding: data, as: UTF8.self)
      if sheets.count == Self.countLimit { break }
    }
    return sheets
  }

  private static func isFile(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
      && !isDirectory.boolValue
  }

  private static func hasScheme(_ address: String) -> Bool {
    guard let colon = address.firstIndex(of: ":") else { return false }
    return address[..<colon].allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
  }
}
