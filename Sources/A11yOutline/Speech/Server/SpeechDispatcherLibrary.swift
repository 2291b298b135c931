internal import CSpeechd
internal import Foundation

/// The client library of Speech Dispatcher, loaded when it is first wanted.
///
/// The program is not linked against it: whoever has no speech server does not need it.
struct SpeechDispatcherLibrary: Sendable {
  typealias Connection = UnsafeMutablePointer<SPDConnection>
  typealias Text = UnsafePointer<CChar>
  typealias Open =
    @convention(c) (
      Text?, Text?, Text?, SPDConnectionMode, UnsafePointer<SPDConnectionAddress>?, Int32,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Connection?
  typealias Close = @convention(c) (Connection?) -> Void
  typealias Command = @convention(c) (Connection?) -> Int32
  typealias Say = @convention(c) (Connection?, SPDPriority, Text?) -> Int32
  typealias SetNumber = @convention(c) (Connection?, Int32) -> Int32
  typealias SetText = @convention(c) (Connection?, Text?) -> Int32
  typealias SetDataMode = @convention(c) (Connection?, SPDDataMode) -> Int32
  typealias SetPunctuation = @convention(c) (Connection?, SPDPunctuation) -> Int32
  typealias SetNotification = @convention(c) (Connection?, SPDNotification) -> Int32

  /// The library; `nil` where it is not installed.
  static let shared = SpeechDispatcherLibrary()

  /// The name of the library, with the version of its binary interface.
  private static let name = "libspeechd.so.2"

  let open: Open
  let close: Close
  let clientIdentifier: Command
  let cancel: Command
  let say: Say
  let setRate: SetNumber
  let setPitch: SetNumber
  let setVolume: SetNumber
  let setLanguage: SetText
  let setVoice: SetText
  let setDataMode: SetDataMode
  let setPunctuation: SetPunctuation
  let setNotificationOn: SetNotification

  private init?() {
    guard let library = dlopen(Self.name, RTLD_NOW) else { return nil }
    func symbol<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard let open = symbol("spd_open2", Open.self),
      let close = symbol("spd_close", Close.self),
      let clientIdentifier = symbol("spd_get_client_id", Command.self),
      let cancel = symbol("spd_cancel", Command.self),
      let say = symbol("spd_say", Say.self),
      let setRate = symbol("spd_set_voice_rate", SetNumber.self),
      let setPitch = symbol("spd_set_voice_pitch", SetNumber.self),
      let setVolume = symbol("spd_set_volume", SetNumber.self),
      let setLanguage = symbol("spd_set_language", SetText.self),
      let setVoice = symbol("spd_set_synthesis_voice", SetText.self),
      let setDataMode = symbol("spd_set_data_mode", SetDataMode.self),
      let setPunctuation = symbol("spd_set_punctuation", SetPunctuation.self),
      let setNotificationOn = symbol("spd_set_notification_on", SetNotification.self)
    else { return nil }
    self.open = open
    self.close = close
    self.clientIdentifier = clientIdentifier
    self.cancel = cancel
    self.say = say
    self.setRate = setRate
    self.setPitch = setPitch
    self.setVolume = setVolume
    self.setLanguage = setLanguage
    self.setVoice = setVoice
    self.setDataMode = setDataMode
    self.setPunctuation = setPunctuation
    self.setNotificationOn = setNotificationOn
  }
}
