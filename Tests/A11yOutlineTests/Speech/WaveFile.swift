import Foundation

/// Reads a WAV file strictly: what its header says must be there.
struct WaveFile {
  struct Invalid: Error {
    var reason: String
  }

  let samples: [Int16]
  let sampleRate: Int

  init(path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    func number(_ offset: Int, _ size: Int) -> Int {
      bytes[offset..<(offset + size)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    func tag(_ offset: Int) -> String {
      String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self)
    }
    guard bytes.count >= 44, tag(0) == "RIFF", tag(8) == "WAVE" else {
      throw Invalid(reason: "no header")
    }
    var offset = 12
    var format: Int?
    while tag(offset) != "data" {
      if tag(offset) == "fmt " { format = offset + 8 }
      offset += 8 + number(offset + 4, 4)
      guard offset + 8 <= bytes.count else { throw Invalid(reason: "no data") }
    }
    guard let format, number(format + 2, 2) == 1, number(format + 14, 2) == 16 else {
      throw Invalid(reason: "format")
    }
    sampleRate = number(format + 4, 4)
    // ALSA's own writer states the size only when the device is closed.
    let stated = number(offset + 4, 4)
    let present = bytes.count - offset - 8
    guard stated <= present || stated == Int(Int32.max) - 36 + 1 || stated > 0x7000_0000 else {
      throw Invalid(reason: "\(stated) bytes stated, \(present) present")
    }
    let count = min(stated, present) / 2
    samples = [Int16](unsafeUninitializedCapacity: count) { buffer, initialized in
      UnsafeMutableRawBufferPointer(buffer).copyBytes(
        from: bytes[(offset + 8)..<(offset + 8 + count * 2)]
      )
      initialized = count
    }
  }
}
