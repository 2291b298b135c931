internal import Foundation

/// The pages of programs and libraries that are in the memory of this process.
enum CodePages {
  /// Gives back the code that was run so far; what is run again is found in the page cache.
  ///
  /// Most of what a program of its size touches, its start alone needs, and the worker goes on for
  /// hours with little of it. Code is never written to, so nothing is lost.
  static func giveBack() {
    guard let map = fopen("/proc/self/maps", "re") else { return }
    defer { fclose(map) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, map) > 0, let text = line.map({ String(cString: $0) }) {
      guard let range = range(ofCode: text) else { continue }
      madvise(UnsafeMutableRawPointer(bitPattern: range.lowerBound), range.count, MADV_DONTNEED)
    }
  }

  /// The addresses of a line such as `7f00-7f80 r-xp 00000000 fe:00 1234 /usr/lib/libc.so.6`; `nil`
  /// when what lies there is not code of a file.
  static func range(ofCode line: some StringProtocol) -> Range<UInt>? {
    let fields = line.split(separator: " ")
    guard fields.count > 5, fields[1] == "r-xp", fields[5].hasPrefix("/") else { return nil }
    let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
    guard ends.count == 2, ends[0] < ends[1] else { return nil }
    return ends[0]..<ends[1]
  }
}
