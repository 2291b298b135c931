/// An utterance on its way to the voice, with the configuration of the moment it was said in.
struct SpeechEntry: Sendable {
  var id: SpeechID
  var speechClass: SpeechClass
  var utterance: Utterance
  var language: String?
  var configuration: SpeechConfiguration
}
