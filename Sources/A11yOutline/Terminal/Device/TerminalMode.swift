import Foundation

/// The mode in which a terminal gives every key at once and prints none by itself.
///
/// What was there before comes back with ``leave()``, at the end of the process, and in the
/// handlers of signals by which a crash ends it.
final class TerminalMode {
  private let device: TerminalDevice
  private let original: termios?
  private let start: [UInt8]
  private let end: [UInt8]
  private(set) var isEntered = false

  /// Prepares the mode.
  ///
  /// - Parameters:
  ///   - device: The terminal.
  ///   - start: What is sent on entering.
  ///   - end: What is sent on leaving, however that comes about.
  init(_ device: TerminalDevice, start: [UInt8], end: [UInt8]) {
    self.device = device
    self.start = start
    self.end = end
    var attributes = termios()
    original = tcgetattr(device.input, &attributes) == 0 ? attributes : nil
  }

  /// Takes the terminal over.
  func enter() {
    guard !isEntered else { return }
    isEntered = true
    if let original {
      TerminalRestoration.arm(device: device, attributes: original, bytes: end)
      var raw = original
      raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
      raw.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP | BRKINT)
      tcsetattr(device.input, TCSADRAIN, &raw)
    }
    device.write(start)
  }

  /// Gives the terminal back.
  func leave() {
    guard isEntered else { return }
    isEntered = false
    device.write(end)
    if var original {
      tcsetattr(device.input, TCSADRAIN, &original)
      TerminalRestoration.disarm()
    }
  }

  deinit { leave() }
}
