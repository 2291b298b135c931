/// The control bytes that a terminal and a program exchange.
enum Byte {
  static let bell: UInt8 = 0x07
  static let cancel: UInt8 = 0x18
  static let substitute: UInt8 = 0x1A
  static let escape: UInt8 = 0x1B
  /// `ESC [` in one byte, on terminals of eight bits.
  static let controlIntroducer: UInt8 = 0x9B
}
