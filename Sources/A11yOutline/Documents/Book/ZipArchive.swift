internal import CArchive
import Foundation

/// The files of a zip archive, unpacked in memory.
///
/// An archive whose end is missing is read as far as it goes. Nothing is written to the disk, and
/// what unpacks to far more than its size is refused.
struct ZipArchive {
  /// How many files an archive may hold.
  private static let maximumEntries = 20_000

  /// How many bytes the files may have together.
  private static let maximumSize = 256 << 20

  /// How many times larger than the archive the files may be, once they are larger than
  /// ``freeSize``; text shrinks to a tenth, made-up files to a thousandth.
  private static let maximumRatio = 100

  /// What may be unpacked from any archive, however small.
  private static let freeSize = 4 << 20

  /// The kinds of files that no reader asks for, by the ending of their names.
  private static let unreadEndings: Set<String> = [
    "jpg", "jpeg", "png", "gif", "webp", "svg", "bmp", "tif", "tiff", "mp3", "mp4", "m4a", "m4v",
    "ogg", "opus", "wav", "webm", "ttf", "otf", "woff", "woff2", "js", "pdf", "dtd", "exe",
  ]

  /// The contents by the names that the archive gives them.
  private(set) var files: [String: Data] = [:]

  /// What is damaged.
  private(set) var warnings: [DocumentWarning] = []

  /// Unpacks an archive.
  ///
  /// - Throws: ``DocumentError`` when it is no archive, is encrypted, has a file whose name leads
  ///   out of it, or unpacks to too much.
  /// - Complexity: O(size of what it unpacks to), which is bounded.
  init(_ input: DocumentBytes) throws {
    let locale = a11y_begin_utf8_names()
    defer { a11y_end_utf8_names(locale) }
    guard let archive = archive_read_new() else {
      throw input.error("libarchive, which unpacks it, is not installed")
    }
    defer { archive_read_free(archive) }
    archive_read_support_format_zip(archive)
    try input.data.withUnsafeBytes { bytes in
      guard archive_read_open_memory(archive, bytes.baseAddress, bytes.count) == ARCHIVE_OK else {
        throw input.error("it is no zip archive, or it is damaged")
      }
      try unpack(archive, of: input)
    }
  }

  private mutating func unpack(_ archive: OpaquePointer, of input: DocumentBytes) throws {
    let ratioLimit =
      Self.freeSize
      + input.data.count.multipliedReportingOverflow(
        by: Self.maximumRatio
      ).partialValue
    var room = min(Self.maximumSize, ratioLimit)
    var count = 0
    var entry: OpaquePointer?
    while true {
      let status = archive_read_next_header(archive, &entry)
      if status == ARCHIVE_EOF { break }
      guard status >= ARCHIVE_WARN, let entry else {
        if count == 0 { throw input.error("it is no zip archive, or it is damaged") }
        warnings.append(
          DocumentWarning("the archive is damaged; its first \(count) files were read")
        )
        break
      }
      count += 1
      guard count <= Self.maximumEntries else {
        throw input.error("it holds more than \(Self.maximumEntries) files")
      }
      guard let name = Self.name(of: entry) else { continue }
      guard Self.staysInside(name) else {
        throw input.error("the name of a file in it leads out of it: \(name)")
      }
      guard archive_entry_is_encrypted(entry) == 0 else {
        throw input.error("it is encrypted with a password: \(name)")
      }
      guard !name.hasSuffix("/"), !Self.isUnread(name) else { continue }
      files[name] = try contents(of: archive, called: name, room: &room, input)
    }
  }

  /// Unpacks one file; what is damaged ends early.
  private mutating func contents(
    of archive: OpaquePointer,
    called name: String,
    room: inout Int,
    _ input: DocumentBytes
  ) throws -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes {
        archive_read_data(archive, $0.baseAddress, $0.count)
      }
      if count == 0 { return data }
      guard count > 0 else {
        warnings.append(DocumentWarning("\(name) is damaged; the part before that was read"))
        return data
      }
      room -= count
      guard room >= 0 else {
        throw input.error("it unpacks to far more than a book is; it may be a zip bomb")
      }
      data.append(contentsOf: buffer[..<count])
    }
  }

  private static func name(of entry: OpaquePointer) -> String? {
    guard let name = archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry) else {
      return nil
    }
    return String(cString: name)
  }

  /// Whether a name stays in the folder that the archive is.
  private static func staysInside(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return parts.first != "" && !parts.contains("..") && !name.contains("\\")
  }

  private static func isUnread(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return unreadEndings.contains(name[name.index(after: dot)...].lowercased())
  }
}
