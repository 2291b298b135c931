import Foundation

extension DocumentBytes {
  /// How many bytes a document may have: as many as positions can count.
  static let maximumSize = Int(Int32.max)

  /// Reads all bytes of a file, a pipe or standard input.
  ///
  /// - Throws: ``DocumentError`` for a directory, a missing or an unreadable file, and for one that
  ///   does not end.
  init(contentsOf url: URL) throws {
    let name = url.relativePath
    func error(_ reason: String) -> DocumentError { DocumentError(name: name, reason: reason) }
    if url.path.isEmpty { throw error("an empty name was given") }
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      throw error("it is a directory")
    }
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(Self.reason(errno)) }
    defer { close(descriptor) }
    self.init(name: name, data: try Self.contents(of: descriptor, error: error))
    file = url
  }

  /// Reads to the end, into memory that is as large as the file says it is.
  private static func contents(
    of descriptor: Int32,
    error: (String) -> DocumentError
  ) throws -> Data {
    var status = stat()
    let size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    if size > maximumSize { throw error("it is larger than 2 gigabytes") }
    // One byte more, so that a file that did not grow is read and found to end without more memory.
    var data = Data(count: max(size + 1, smallestPiece))
    var count = 0
    while true {
      if count == data.count { data.count *= 2 }
      let more = data.withUnsafeMutableBytes { bytes in
        read(descriptor, bytes.baseAddress.map { $0 + count }, bytes.count - count)
      }
      if more < 0, errno == EINTR { continue }
      guard more >= 0 else { throw error(reason(errno)) }
      count += more
      if count > maximumSize { throw error("it is larger than 2 gigabytes") }
      if more == 0 { break }
    }
    data.count = count
    return data
  }

  /// How much of a pipe is read at once, in bytes.
  private static let smallestPiece = 65_536

  /// Why a file cannot be read, in words.
  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "there is no such file"
    case EACCES, EPERM: "it may not be read: permission denied"
    default: "it cannot be read: \(String(cString: strerror(code)))"
    }
  }
}
