/// Makes chunks that a voice can be given of text as an author wrote it.
///
/// One sentence at a time: sanitise, say the signs, calm capitals, cut long words, find a voice
/// for each script, fold letters it does not know, cut chunks.
struct TextPipeline {
  /// Finds the voice of a language: its identifier, and the language it speaks.
  let voice: (String) -> String

  /// How much punctuation is said.
  var punctuation = PunctuationLevel.some

  /// The language that reads Latin letters where that of the text cannot.
  var latinLanguage = "en"

  /// The chunks of one sentence.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - language: Its language.
  /// - Returns: None when nothing in it can be said.
  /// - Complexity: O(length of the sentence).
  func chunks(of sentence: MappedText, language: String) -> [SpeechChunk] {
    let clean = SpeechSanitizer.apply(sentence)
    let said = SymbolVerbalizer(language: language, level: punctuation).apply(clean)
    let words = WordSplitter.apply(CapitalsFold.apply(said))
    let splitter = ScriptRunSplitter(language: language, latinLanguage: latinLanguage)
    return splitter.runs(of: words).flatMap { run -> [SpeechChunk] in
      let language = run.language ?? language
      let folded = LetterFold.apply(run.text, language: language)
      let voice = voice(language)
      return ChunkSplitter.pieces(of: folded).compactMap { piece in
        guard piece.scalars.contains(where: { ScalarClass($0).isWordPart }) else { return nil }
        return SpeechChunk(text: piece.string, voice: voice, words: Self.words(of: piece))
      }
    }
  }

  private static func words(of text: MappedText) -> [SpeechChunk.Word] {
    var words: [SpeechChunk.Word] = []
    var start = 0
    for index in 0...text.count where index == text.count || text.scalars[index] == " " {
      if let source = text.source(of: start..<index) {
        words.append(SpeechChunk.Word(scalars: start..<index, source: source))
      }
      start = index + 1
    }
    return words
  }
}
