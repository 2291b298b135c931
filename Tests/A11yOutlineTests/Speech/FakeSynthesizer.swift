import Synchronization

@testable import A11yOutline

/// Makes 100 samples for every scalar, all of the value that counts the chunks.
final class FakeSynthesizer: Synthesizer {
  static let samplesPerScalar = 100

  /// What was asked of it.
  final class Log: Sendable {
    let requests = Mutex<[SynthesisRequest]>([])
    let cancelled = Mutex(0)
    var texts: [String] { requests.withLock { $0.map(\.text) } }
  }

  let isAudible = true
  private let log: Log
  private let leadingSilence: Int
  private var pieces: [SynthesisOutput] = []

  init(_ log: Log, leadingSilence: Int = 0) {
    self.log = log
    self.leadingSilence = leadingSilence
  }

  func begin(_ request: SynthesisRequest) {
    let count = log.requests.withLock { requests in
      requests.append(request)
      return requests.count
    }
    let scalars = Array(request.text.unicodeScalars)
    var samples = [Int16](repeating: 0, count: leadingSilence)
    samples += [Int16](repeating: Int16(count * 100), count: scalars.count * Self.samplesPerScalar)
    var words: [WordMark] = []
    for (index, scalar) in scalars.enumerated()
    where scalar != " " && (index == 0 || scalars[index - 1] == " ") {
      words.append(WordMark(sample: leadingSilence + index * Self.samplesPerScalar, scalar: index))
    }
    pieces = [.audio(samples: samples[...], words: words), .end]
  }

  func next(orWake wake: WakeSignal) -> SynthesisOutput {
    pieces.isEmpty ? .end : pieces.removeFirst()
  }

  func cancel() {
    log.cancelled.withLock { $0 += 1 }
    pieces = []
  }

  func voices() -> VoiceList { .sample }
}

extension VoiceList {
  /// Some voices as eSpeak NG 1.51 lists them.
  static let sample = VoiceList(
    [
      voice("sem/ar", "Arabic", ("ar", 5)),
      voice(
        "sit/cmn",
        "Chinese (Mandarin, latin as English)",
        ("cmn", 5),
        ("zh-cmn", 5),
        ("zh", 5)
      ),
      voice("sit/cmn-Latn-pinyin", "Chinese (Pinyin)", ("cmn-latn-pinyin", 5), ("zh", 5)),
      voice("gmw/de", "German", ("de", 5)),
      voice("grk/el", "Greek", ("el", 5)),
      voice("gmw/en-029", "English (Caribbean)", ("en-029", 5), ("en", 10)),
      voice("gmw/en", "English (Great Britain)", ("en-gb", 2), ("en", 2)),
      voice("gmw/en-US", "English (America)", ("en-us", 2), ("en", 3)),
      voice("roa/es", "Spanish (Spain)", ("es", 5)),
      voice("roa/es-419", "Spanish (Latin America)", ("es-419", 5), ("es-mx", 6), ("es", 6)),
      voice("roa/fr", "French (France)", ("fr-fr", 5), ("fr", 5)),
      voice("sem/he", "Hebrew", ("he", 5)),
      voice("inc/hi", "Hindi", ("hi", 5)),
      voice("poz/id", "Indonesian", ("id", 5)),
      voice("gmq/nb", "Norwegian", ("nb", 5), ("no", 5)),
      voice("roa/pt", "Portuguese (Portugal)", ("pt", 5), ("pt-pt", 5)),
      voice("roa/pt-BR", "Portuguese (Brazil)", ("pt-br", 5), ("pt", 6)),
      voice("zle/ru", "Russian", ("ru", 5)),
      voice("zls/sr", "Serbian", ("sr", 5)),
      voice("sit/yue", "Chinese (Cantonese)", ("yue", 5), ("zh-yue", 5), ("zh", 8)),
    ],
    engine: nil
  )

  private static func voice(
    _ identifier: String,
    _ name: String,
    _ languages: (String, Int)...
  ) -> Voice {
    Voice(
      identifier: identifier,
      name: name,
      languages: languages.map { Voice.Language(tag: $0.0, priority: $0.1) }
    )
  }
}
