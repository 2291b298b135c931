/// The chapters of a WAV file: cue points (`cue `) and their names (`LIST` of `adtl`), after the
/// samples.
enum WaveChapters {
  /// The chunks; empty when there is no chapter.
  ///
  /// A chapter that starts where a place has more than 32 bits is left out: the format ends there.
  static func chunks(of chapters: [Chapter]) -> [UInt8] {
    let chapters = chapters.filter { UInt32(exactly: $0.sample) != nil }
    guard !chapters.isEmpty else { return [] }
    var points = ByteWriter()
    var names = ByteWriter()
    points.append(UInt32(chapters.count))
    append("adtl", to: &names)
    for (number, chapter) in chapters.enumerated() {
      let identifier = UInt32(number + 1)
      let sample = UInt32(chapter.sample)
      points.append(identifier)
      points.append(sample)
      append("data", to: &points)
      points.append(UInt32(0))
      points.append(UInt32(0))
      points.append(sample)
      var label = ByteWriter()
      label.append(identifier)
      append(chapter.title, to: &label)
      label.append(UInt8(0))
      append(chunk("labl", label.bytes), to: &names)
    }
    return chunk("cue ", points.bytes) + chunk("LIST", names.bytes)
  }

  /// A chunk, of an even number of bytes as the format wants it.
  private static func chunk(_ tag: String, _ bytes: [UInt8]) -> [UInt8] {
    var chunk = ByteWriter()
    append(tag, to: &chunk)
    chunk.append(UInt32(bytes.count))
    return chunk.bytes + bytes + (bytes.count % 2 == 0 ? [] : [0])
  }

  private static func append(_ text: String, to writer: inout ByteWriter) {
    text.utf8.forEach { writer.append($0) }
  }

  private static func append(_ bytes: [UInt8], to writer: inout ByteWriter) {
    bytes.forEach { writer.append($0) }
  }
}
