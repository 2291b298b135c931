internal import Foundation

/// Turns the bytes of a page into UTF-8, as a browser does.
///
/// The order is that of the HTML Standard, section 13.2.3 (determining the character encoding):
/// byte order mark, then the `charset` of a `meta` element. A page that states neither is UTF-8 if
/// it is valid UTF-8, else windows-1252, which is what its authors saw when they wrote it.
enum HTMLEncoding {
  /// The UTF-8 text of a page, without a byte order mark.
  struct Decoded {
    /// The text, in UTF-8.
    var bytes: [UInt8]

    /// What the reader should tell about the decoding, or `nil` if all went well.
    var warning: String?
  }

  /// How many bytes are searched for a `meta` element, as the HTML Standard says.
  private static let prescanLength = 1024

  /// Decodes a page.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func decode(_ data: Data) -> Decoded {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return utf8(Array(bytes.dropFirst(3)), isDeclared: true)
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      return convert(Array(bytes.dropFirst(2)), from: "UTF-16BE")
    }
    if bytes.starts(with: [0xFF, 0xFE]) {
      return convert(Array(bytes.dropFirst(2)), from: "UTF-16LE")
    }
    guard let label = declaredLabel(in: bytes) else { return utf8(bytes, isDeclared: false) }
    // A page whose meta element can be read at all is not UTF-16, whatever it says.
    if label.hasPrefix("utf") || label == "unicode-1-1-utf-8" {
      return utf8(bytes, isDeclared: true)
    }
    return convert(bytes, from: label)
  }

  /// The text if it is valid UTF-8, else what can be made of it.
  private static func utf8(_ bytes: [UInt8], isDeclared: Bool) -> Decoded {
    if String(validating: bytes, as: UTF8.self) != nil { return Decoded(bytes: bytes) }
    if isDeclared {
      return Decoded(
        bytes: Array(String(decoding: bytes, as: UTF8.self).utf8),
        warning: "the page says that it is UTF-8, but some of its bytes are not"
      )
    }
    var decoded = convert(bytes, from: "windows-1252")
    decoded.warning = "the page names no encoding and is not UTF-8; read as windows-1252"
    return decoded
  }

  /// Converts from a named encoding; bytes that mean nothing become U+FFFD.
  private static func convert(_ bytes: [UInt8], from label: String) -> Decoded {
    let name = converterNames[label] ?? label
    let converter = iconv_open("UTF-8", name)
    // iconv_open reports failure as the pointer whose bits are all ones.
    guard let converter, Int(bitPattern: converter) != -1 else {
      return Decoded(
        bytes: Array(String(decoding: bytes, as: UTF8.self).utf8),
        warning: "the encoding \(label) is not known; read as UTF-8"
      )
    }
    defer { iconv_close(converter) }
    var input = bytes
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 4)
    var chunk = [UInt8](repeating: 0, count: 65_536)
    var hasBadBytes = false
    input.withUnsafeMutableBytes { source in
      var next = source.baseAddress?.assumingMemoryBound(to: CChar.self)
      var remaining = source.count
      while remaining > 0 {
        let status = chunk.withUnsafeMutableBytes { target -> Int in
          var output = target.baseAddress?.assumingMemoryBound(to: CChar.self)
          var space = target.count
          let status = iconv(converter, &next, &remaining, &output, &space)
          let reason = errno
          result.append(contentsOf: target.prefix(target.count - space))
          return status == Int(bitPattern: UInt.max) ? Int(reason) : 0
        }
        if status == 0 || status == Int(E2BIG) { continue }
        hasBadBytes = true
        result.append(contentsOf: [0xEF, 0xBF, 0xBD])
        next = next?.advanced(by: 1)
        remaining -= 1
      }
    }
    return Decoded(
      bytes: result,
      warning: hasBadBytes ? "some bytes of the page are not valid \(label)" : nil
    )
  }

  /// Labels that mean another encoding on the web than their name says (Encoding Standard, 4.2).
  private static let converterNames = [
    "ascii": "windows-1252", "us-ascii": "windows-1252", "iso-8859-1": "windows-1252",
    "iso8859-1": "windows-1252", "latin1": "windows-1252", "l1": "windows-1252",
    "x-user-defined": "windows-1252", "iso-8859-9": "windows-1254", "latin5": "windows-1254",
    "gb2312": "GB18030", "gbk": "GB18030", "shift_jis": "CP932", "x-sjis": "CP932",
    "sjis": "CP932", "ks_c_5601-1987": "CP949", "euc-kr": "CP949", "big5": "BIG5-HKSCS",
    "x-cp1251": "windows-1251", "x-cp1252": "windows-1252",
  ]

  /// The label of the first `meta` element that states an encoding, in lower case.
  private static func declaredLabel(in bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(prescanLength), as: UTF8.self).lowercased()
    var rest = head[...]
    while let start = rest.range(of: "<meta") {
      rest = rest[start.upperBound...]
      let tag = rest.prefix { $0 != ">" }
      guard let key = tag.range(of: "charset") else { continue }
      let value = tag[key.upperBound...].drop { $0 == " " || $0 == "\t" || $0 == "\n" }
      guard value.first == "=" else { continue }
      let label = value.dropFirst()
        .drop { " \t\n\"'".contains($0) }
        .prefix { !" \t\n\"';/>".contains($0) }
      if !label.isEmpty { return String(label) }
    }
    return nil
  }
}
