import CArchive
import Foundation

/// Makes small zip archives in memory.
enum ZipFixture {
  /// An archive of files in this order.
  static func archive(_ files: [(name: String, content: Data)]) -> Data {
    let locale = a11y_begin_utf8_names()
    defer { a11y_end_utf8_names(locale) }
    let capacity = files.reduce(65_536) { $0 + $1.content.count + $1.name.utf8.count + 512 }
    var bytes = [UInt8](repeating: 0, count: capacity)
    var used = 0
    let archive = archive_write_new()
    defer { archive_write_free(archive) }
    archive_write_set_format_zip(archive)
    archive_write_open_memory(archive, &bytes, bytes.count, &used)
    for file in files {
      let entry = archive_entry_new()
      defer { archive_entry_free(entry) }
      archive_entry_update_pathname_utf8(entry, file.name)
      archive_entry_set_size(entry, Int64(file.content.count))
      // A regular file: AE_IFREG, a macro that is not imported.
      archive_entry_set_filetype(entry, 0o100000)
      archive_entry_set_perm(entry, 0o644)
      if file.name == "mimetype" {
        archive_write_zip_set_compression_store(archive)
      } else {
        archive_write_zip_set_compression_deflate(archive)
      }
      archive_write_header(archive, entry)
      file.content.withUnsafeBytes { _ = archive_write_data(archive, $0.baseAddress, $0.count) }
    }
    archive_write_close(archive)
    return Data(bytes[..<used])
  }

  /// An EPUB with these files beside its mark and its container.
  static func epub(_ files: [(String, String)], more: [(String, Data)] = []) -> Data {
    let container = """
      <?xml version="1.0"?>
      <container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
      <rootfiles><rootfile full-path="OEBPS/package.opf"
      media-type="application/oebps-package+xml"/></rootfiles></container>
      """
    let texts =
      [("mimetype", "application/epub+zip"), ("META-INF/container.xml", container)] + files
    return archive(texts.map { ($0.0, Data($0.1.utf8)) } + more.map { ($0.0, $0.1) })
  }
}
