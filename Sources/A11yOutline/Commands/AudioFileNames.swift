import Foundation

/// The names of the files of a spoken document, and of the lists beside them.
struct AudioFileNames: Sendable {
  /// The name that was asked for.
  let path: String

  private let count: Int?

  private var digits: Int { max(2, String(count ?? 1).count) }

  /// - Parameters:
  ///   - path: The name that was asked for.
  ///   - count: How many files there can be at most; `nil` for one that is not split.
  init(path: String, count: Int?) {
    self.path = path
    self.count = count
  }

  /// The list of the files, for players: the name that was asked for, with its own ending.
  var playlist: String { base + ".m3u8" }

  /// The names of the files; none where there is only the one that was asked for.
  var files: [String] { count.map { (0..<$0).map { numbered(path, $0) } } ?? [] }

  /// The name of a file of another kind that goes with one of the files.
  func companion(_ other: String, of index: Int) -> String { numbered(other, index) }

  /// The last part of a path, by which a list beside the file names it.
  static func last(_ path: String) -> String { (path as NSString).lastPathComponent }

  private var base: String { (path as NSString).deletingPathExtension }

  /// `NAME-01.ext`.
  private func numbered(_ path: String, _ index: Int) -> String {
    guard count != nil else { return path }
    let number = String(index + 1)
    let zeros = String(repeating: "0", count: max(0, digits - number.count))
    let name = path as NSString
    return "\(name.deletingPathExtension)-\(zeros)\(number).\(name.pathExtension)"
  }
}
