import CTerminfo
import Synchronization

/// What the terminfo database says about one kind of terminal.
///
/// Only the database is used: the screen layer of ncurses would clear the terminal.
struct Terminfo: Sendable {
  private let strings: [String: [UInt8]]
  private let numbers: [String: Int]

  /// The library keeps the terminal it is set up for in one place for the whole process.
  private static let access = Mutex<Void>(())

  /// Looks a terminal up; `nil` when the database does not know it.
  ///
  /// - Parameters:
  ///   - name: The name of the terminal, as `TERM` has it.
  ///   - strings: The names of the string capabilities that are wanted.
  ///   - numbers: The names of the numeric capabilities that are wanted.
  init?(_ name: String, strings: some Sequence<String>, numbers: some Sequence<String> = []) {
    let wanted = (Array(strings), Array(numbers))
    let found = Terminfo.access.withLock { _ -> ([String: [UInt8]], [String: Int])? in
      var status: Int32 = 0
      guard setupterm(name, 1, &status) == 0 else { return nil }
      defer { a11y_forget_terminal() }
      var strings: [String: [UInt8]] = [:]
      for capability in wanted.0 {
        guard let value = tigetstr(capability), Int(bitPattern: value) != -1 else { continue }
        strings[capability] = Terminfo.bytes(of: value)
      }
      var numbers: [String: Int] = [:]
      for capability in wanted.1 {
        let value = tigetnum(capability)
        if value >= 0 { numbers[capability] = Int(value) }
      }
      return (strings, numbers)
    }
    guard let found else { return nil }
    (self.strings, self.numbers) = found
  }

  /// A string capability; `nil` when the terminal lacks it.
  func string(_ capability: String) -> [UInt8]? {
    strings[capability].map(Terminfo.withoutDelays)
  }

  /// A numeric capability; `nil` when the terminal lacks it.
  func number(_ capability: String) -> Int? {
    numbers[capability]
  }

  /// A string capability with its parameter filled in; `nil` when the terminal lacks it.
  func string(_ capability: String, _ parameter: Int) -> [UInt8]? {
    guard let template = strings[capability] else { return nil }
    let filled = Terminfo.access.withLock { _ in
      (template + [0]).withUnsafeBytes { bytes -> [UInt8]? in
        guard let start = bytes.bindMemory(to: CChar.self).baseAddress,
          let filled = a11y_tparm(start, parameter, 0)
        else { return nil }
        return Terminfo.bytes(of: filled)
      }
    }
    return filled.map(Terminfo.withoutDelays)
  }

  private static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    var bytes: [UInt8] = []
    var next = text
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    return bytes
  }

  /// Leaves out the delays, `$<5>`, which terminals made of metal needed.
  private static func withoutDelays(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "$"), rest.dropFirst().first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[(end + 1)...]
      } else {
        kept.append(byte)
        rest = rest.dropFirst()
      }
    }
    return kept
  }
}
