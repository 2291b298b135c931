import Foundation

/// The mode in which a terminal gives every key at once and prints none by itself.
///
/// What was there before comes back with ``leave()``, at the end of the process, and in the
/// handlers of signals by which a crash ends it.
final class TerminalMode {
  private let device: TerminalDevice
  private let original: termios?
  private let modes: TerminalModes
  private var isEntered = false

  /// Prepares the mode.
  ///
  /// - Parameters:
  ///   - device: The terminal.
  ///   - modes: What is sent on entering and on leaving.
  init(_ device: TerminalDevice, _ modes: TerminalModes) {
    self.device = device
    self.modes = modes
    var attributes = termios()
    original = tcgetattr(device.input, &attributes) == 0 ? attributes : nil
  }

  /// Takes the terminal over, also when someone else has changed it meanwhile.
  func enter() {
    isEntered = true
    if let original {
      TerminalRestoration.arm(device: device, attributes: original, bytes: modes.emergency)
      var raw = original
      raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
      raw.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP | BRKINT)
      tcsetattr(device.input, TCSADRAIN, &raw)
    }
    device.write(modes.start)
  }

  /// Gives the terminal back.
  func leave() {
    guard isEntered else { return }
    isEntered = false
    device.write(modes.end)
    if var original {
      tcsetattr(device.input, TCSADRAIN, &original)
      TerminalRestoration.disarm()
    }
  }

  deinit { leave() }
}
