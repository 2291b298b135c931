import Testing

@testable import A11yOutline

@Suite struct VoiceListTests {
  @Test(arguments: [
    ("en", "gmw/en"), ("en-GB", "gmw/en"), ("en_US", "gmw/en-US"), ("en_US.UTF-8", "gmw/en-US"),
    ("EN-us", "gmw/en-US"), ("en-AU", "gmw/en"), ("pt", "roa/pt"), ("pt-PT", "roa/pt"),
    ("pt-BR", "roa/pt-BR"), ("pt_br", "roa/pt-BR"), ("fr-CA", "roa/fr"), ("de-AT", "gmw/de"),
    ("es-MX", "roa/es-419"), ("no", "gmq/nb"), ("nn-NO", "gmq/nb"), ("iw", "sem/he"),
    ("in", "poz/id"), ("sr-Latn-RS", "zls/sr"), ("zh", "sit/cmn-Latn-pinyin"),
    ("zh-Hans-CN", "sit/cmn-Latn-pinyin"), ("zh-TW", "sit/cmn-Latn-pinyin"),
    ("zh-HK", "sit/yue"), ("zh-Hant-MO", "sit/yue"), ("yue-HK", "sit/yue"),
    ("cmn", "sit/cmn-Latn-pinyin"),
  ])
  func aTagFindsItsVoice(tag: String, identifier: String) {
    #expect(VoiceList.sample.voice(for: tag)?.identifier == identifier)
  }

  @Test(arguments: ["tlh", "", "-", "x", "yi", "../en", "e\u{301}"])
  func aTagWithoutAVoiceFindsNone(tag: String) {
    #expect(VoiceList.sample.voice(for: tag) == nil)
  }

  @Test(arguments: [
    ("gmw/en-US", "gmw/en-US"), ("en-us", "gmw/en-US"), ("English (America)", "gmw/en-US"),
    ("en+f3", "gmw/en+f3"), ("Hebrew", "sem/he"), ("en-GB", "gmw/en"),
  ])
  func aVoiceIsFoundByItsNames(name: String, identifier: String) {
    #expect(VoiceList.sample.voice(named: name)?.identifier == identifier)
  }

  @Test(arguments: ["!v/f2", "en+klatt4", "en+../../x", "en+", "+f3", "/etc/passwd", "", "n"])
  func aNameThatIsNoneOfOursIsRefused(name: String) {
    #expect(VoiceList.sample.voice(named: name) == nil)
  }

  @Test func theListOfALanguageBeginsWithItsVoice() {
    let voices = VoiceList.sample.voices(for: "pt").map(\.identifier)
    #expect(voices == ["roa/pt", "roa/pt-BR"])
    #expect(VoiceList.sample.voices(for: "tlh").isEmpty)
  }

  @Test func theVoiceThatWasAskedForReadsItsLanguageAndThoseWithoutAVoice() {
    var configuration = SpeechConfiguration()
    configuration.voice = "en-US+f3"
    let chooser = VoiceChooser(voices: .sample, configuration: configuration, language: "en")
    #expect(chooser.identifier(for: "en-GB") == "gmw/en-US+f3")
    #expect(chooser.identifier(for: "tlh") == "gmw/en-US+f3")
    #expect(chooser.identifier(for: "pt") == "roa/pt")
  }
}
