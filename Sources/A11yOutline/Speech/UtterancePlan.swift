/// The chunks of an utterance, made one sentence at a time, so that the first is ready at once
/// however long the utterance is.
struct UtterancePlan: Sequence, IteratorProtocol {
  /// After a unit of continuous reading, in milliseconds at 175 words a minute.
  static let unitPause = Pause.sentence

  /// Pauses, in milliseconds at 175 words a minute.
  private enum Pause {
    /// Between parts that different voices or pitches speak.
    static let part = 90

    /// Between sentences.
    static let sentence = 250

    /// Before a hint, which any key drops.
    static let hint = 600
  }

  private let pipeline: TextPipeline
  private let structurePipeline: TextPipeline
  private let level: Int?
  private let spans: [UtteranceSpan]
  private var spanIndex = 0
  private var pieceIndex = 0
  private var sentences: SentenceSplitter?
  private var ready: ArraySlice<SpeechChunk> = []
  private var isAfterSentence = false
  private var pause = 0

  /// - Parameters:
  ///   - spans: What is said.
  ///   - pipeline: Makes the chunks of content.
  ///   - structurePipeline: Makes those of words of the interface; `nil` for the same voices.
  ///   - level: The level that the pitch of content is to tell, from 1.
  init(
    _ spans: [UtteranceSpan],
    pipeline: TextPipeline,
    structurePipeline: TextPipeline? = nil,
    level: Int? = nil
  ) {
    self.spans = spans
    self.pipeline = pipeline
    self.structurePipeline = structurePipeline ?? pipeline
    self.level = level
  }

  /// The plan of an utterance, and the languages in it that no voice speaks.
  ///
  /// - Parameters:
  ///   - utterance: What is said.
  ///   - language: The language of its content; `nil` for that of the configuration.
  ///   - configuration: How it is spoken.
  ///   - voices: The voices there are.
  /// - Returns: The plan, and each such language as it is written in the document.
  static func make(
    _ utterance: Utterance,
    language: String?,
    configuration: SpeechConfiguration,
    voices: VoiceList
  ) -> (plan: UtterancePlan, languagesWithoutVoice: [String]) {
    let content = language ?? configuration.language
    let tags = [content] + utterance.parts.map(\.language)
    let language = content ?? configuration.interfaceLanguage
    let chooser = VoiceChooser(voices: voices, configuration: configuration, language: language)
    func pipeline(_ voice: @escaping (String) -> String) -> TextPipeline {
      TextPipeline(
        voice: voice,
        punctuation: configuration.punctuation,
        latinLanguage: configuration.interfaceLanguage
      )
    }
    let plan = UtterancePlan(
      UtteranceSpan.spans(
        of: utterance,
        language: language,
        interfaceLanguage: configuration.interfaceLanguage
      ),
      pipeline: pipeline(chooser.identifier(for:)),
      structurePipeline: pipeline(chooser.structureIdentifier(for:)),
      level: utterance.level
    )
    return (plan, chooser.languagesWithoutVoice(in: tags.compactMap(\.self)))
  }

  /// The next chunk.
  mutating func next() -> SpeechChunk? {
    while ready.isEmpty {
      guard spanIndex < spans.count else { return nil }
      prepareNextSentence()
    }
    var chunk = ready.removeFirst()
    chunk.pauseBefore = pause
    pause = 0
    return chunk
  }

  private mutating func prepareNextSentence() {
    let span = spans[spanIndex]
    guard pieceIndex < span.pieces.count else {
      spanIndex += 1
      pieceIndex = 0
      if spanIndex < spans.count { pause = spans[spanIndex].isHint ? Pause.hint : Pause.part }
      return
    }
    if span.isStructure {
      // Our own words are short and already in order: one text, with commas between the parts.
      append(Self.joined(span.pieces), of: span)
      pieceIndex = span.pieces.count
      return
    }
    let piece = span.pieces[pieceIndex]
    var splitter = sentences ?? SentenceSplitter(piece.text, language: span.language)
    guard let range = splitter.next() else {
      sentences = nil
      pieceIndex += 1
      return
    }
    sentences = splitter
    let start = piece.text.utf8.distance(from: piece.text.startIndex, to: range.lowerBound)
    let sentence = piece.text[range]
    if start > 0, isAfterSentence { pause = Swift.max(pause, Pause.sentence) }
    isAfterSentence = SentenceMarks.endsSentence(sentence)
    append(
      piece.isVerbatim
        ? MappedText(sentence, at: piece.source.lowerBound + start)
        : Self.mapped(sentence, to: piece.source),
      of: span
    )
  }

  private mutating func append(_ text: MappedText, of span: UtteranceSpan) {
    let pipeline = span.isStructure ? structurePipeline : pipeline
    ready = pipeline.chunks(of: text, language: span.language)[...]
    for index in ready.indices {
      ready[index].isStructure = span.isStructure
      ready[index].level = span.isStructure ? nil : level
    }
  }

  private static func joined(_ pieces: [UtteranceSpan.Piece]) -> MappedText {
    var text = MappedText()
    for piece in pieces {
      if !text.isEmpty {
        text.append(", ", from: piece.source.lowerBound..<piece.source.lowerBound)
      }
      text.append(
        piece.isVerbatim
          ? MappedText(piece.text, at: piece.source.lowerBound)
          : mapped(piece.text, to: piece.source)
      )
    }
    return text
  }

  private static func mapped(_ text: some StringProtocol, to source: Range<Int>) -> MappedText {
    var mapped = MappedText()
    mapped.append(String(text), from: source)
    return mapped
  }
}
