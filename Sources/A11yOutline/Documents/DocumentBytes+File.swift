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
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      self.init(name: name, data: try Self.contents(of: handle, error: error))
      file = url
    } catch let failure as DocumentError {
      throw failure
    } catch CocoaError.fileReadNoSuchFile {
      throw error("there is no such file")
    } catch CocoaError.fileReadNoPermission {
      throw error("it may not be read: permission denied")
    } catch let failure {
      throw error("it cannot be read: \(failure.localizedDescription)")
    }
  }

  private static func contents(
    of handle: FileHandle,
    error: (String) -> DocumentError
  ) throws -> Data {
    let piece = 1 << 24
    var data = Data()
    while let more = try handle.read(upToCount: piece), !more.isEmpty {
      data.append(more)
      if data.count > maximumSize { throw error("it is larger than 2 gigabytes") }
    }
    return data
  }
}
