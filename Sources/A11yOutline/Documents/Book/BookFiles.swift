import Foundation

/// The files that a book is made of: those of an archive, or those of the folder it lies in.
struct BookFiles {
  private enum Storage {
    case archive([String: Data])
    case folder(URL)
  }

  /// The largest file of a folder that is read, in bytes.
  private static let maximumSize = 256 << 20

  private let storage: Storage

  /// The names of an archive in small letters, for references that are wrong about that.
  private let names: [String: String]

  /// Takes the files of an archive.
  init(_ archive: ZipArchive) {
    storage = .archive(archive.files)
    let pairs = archive.files.keys.sorted().map { ($0.lowercased(), $0) }
    names = Dictionary(pairs) { first, _ in first }
  }

  /// Takes the files of a folder.
  init(folder: URL) {
    storage = .folder(folder.resolvingSymlinksInPath())
    names = [:]
  }

  /// The names of an archive, in order; none of a folder.
  var archiveNames: [String] {
    if case .archive(let files) = storage { files.keys.sorted() } else { [] }
  }

  /// The content of a file; `nil` when it is missing, or lies outside of the folder.
  ///
  /// - Parameter path: Its path from the root of the book, as ``BookReference`` makes it.
  subscript(path: String) -> Data? {
    switch storage {
    case .archive(let files):
      return files[path] ?? names[path.lowercased()].flatMap { files[$0] }
    case .folder(let folder):
      let url = folder.appendingPathComponent(path).resolvingSymlinksInPath()
      guard url.path.hasPrefix(folder.path + "/"),
        let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize,
        size <= Self.maximumSize
      else { return nil }
      return try? Data(contentsOf: url)
    }
  }

  /// The content of a file as a document of its own.
  func document(_ path: String) -> DocumentBytes? {
    self[path].map { DocumentBytes(name: path, data: $0) }
  }
}
