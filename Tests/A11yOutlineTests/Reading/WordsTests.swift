import Testing

@testable import A11yOutline

/// Words are data: every language has every phrase, with the same values, and its own plurals.
@Suite struct WordsTests {
  @Test(arguments: Words.all.map(\.tag))
  func everyPhraseIsThereWithTheSamePlaceholders(tag: String) throws {
    let words = try #require(Words(for: tag))
    for phrase in Phrase.allCases {
      let template = try #require(words.phrases[phrase], "\(tag) has no \(phrase)")
      let english = try #require(Words.english.phrases[phrase])
      for text in template.texts {
        #expect(!text.isEmpty, "\(tag) \(phrase)")
        let extra = placeholders(in: text).subtracting(english.texts.flatMap(placeholders))
        #expect(extra.isEmpty, "\(tag) \(phrase) has a value that English has not: \(extra)")
      }
      if case .plain(let text) = template, case .plain(let source) = english {
        #expect(placeholders(in: text) == placeholders(in: source), "\(tag) \(phrase)")
      }
    }
  }

  @Test(arguments: Words.all.filter { $0.tag != "en" }.map(\.tag))
  func everyCommandIsDescribedAndNoOther(tag: String) throws {
    let words = try #require(Words(for: tag))
    let commands = Set(CommandDefinition.all.map(\.command.identifier))
    #expect(Set(words.commandDescriptions.keys) == commands)
  }

  @Test(arguments: [
    (0, "no items"), (1, "1 item"), (2, "2 items"), (1_000, "1000 items"),
  ])
  func englishCounts(count: Int, text: String) {
    #expect(Words.english(.itemCount, count: count) == text)
  }

  @Test(arguments: [(0, "nenhum item"), (1, "1 item"), (2, "2 itens")])
  func portugueseCounts(count: Int, text: String) {
    #expect(Words.portuguese(.itemCount, count: count) == text)
  }

  @Test(arguments: [
    (PluralRule.slavic, [0: PluralCategory.many, 1: .one, 2: .few, 5: .many, 11: .many, 21: .one]),
    (.arabic, [1: .one, 2: .two, 3: .few, 11: .many, 100: .other, 103: .few]),
    (.zeroOneOther, [0: .one, 1: .one, 2: .other]),
    (.other, [1: .other]),
  ])
  func pluralRulesFollowTheirLanguages(rule: PluralRule, expected: [Int: PluralCategory]) {
    for (count, category) in expected {
      #expect(rule.category(of: count) == category, "\(count)")
    }
  }

  /// Arabic and Russian have forms that other languages have not; each count has its own.
  @Test(arguments: [
    (
      "ru",
      [1: "1 элемент", 3: "3 элемента", 5: "5 элементов", 11: "11 элементов", 21: "21 элемент"]
    ),
    ("ar", [1: "عنصر واحد", 2: "عنصران", 3: "3 عناصر", 11: "11 عنصرًا", 100: "100 عنصر"]),
    ("fr", [0: "aucun élément", 1: "1 élément", 2: "2 éléments"]),
    ("ja", [0: "項目なし", 1: "1 項目", 2: "2 項目"]),
  ])
  func countsAreInflected(tag: String, expected: [Int: String]) throws {
    let words = try #require(Words(for: tag))
    for (count, text) in expected { #expect(words(.itemCount, count: count) == text) }
  }

  /// eSpeak does not read Chinese characters in Japanese: none may be left in what it is given.
  @Test func everyWordOfJapaneseHasAReading() {
    let words = Words.japanese
    let texts =
      words.phrases.values.flatMap(\.texts) + words.keyNames.values
      + words.commandDescriptions.values + words.alphabet.values
    for text in texts {
      let spoken = words.spoken(text) ?? text
      let isUnreadable = spoken.unicodeScalars.contains { ("\u{4E00}"..."\u{9FFF}").contains($0) }
      #expect(!isUnreadable, "\(text): \(spoken)")
    }
  }

  @Test func shownAndSpokenFormsDiffer() {
    let reader = LinearReader(words: .japanese)
    let message = reader.message(.noItems)
    #expect(message.text == "項目なし")
    #expect(message.parts.map(\.spoken) == ["こうもくなし"])
    #expect(LinearReader(words: .chinese).message(.redone).parts.map(\.spoken) == ["已虫做"])
    #expect(LinearReader(words: .spanish).message(.noItems).parts.map(\.spoken) == [nil])
  }

  @Test(arguments: [
    ("pt-BR", "pt-BR"), ("pt_BR.UTF-8", "pt-BR"), ("pt", "pt-BR"), ("EN_us", "en"), ("en", "en"),
  ])
  func aLanguageIsFoundByTagAndLocale(tag: String, found: String) {
    #expect(Words(for: tag)?.tag == found)
  }

  @Test(arguments: ["", "C", "POSIX", "xx-YY", "C.UTF-8"])
  func whatIsNoLanguageHasNoWords(tag: String) {
    #expect(Words(for: tag) == nil)
  }

  private func placeholders(in text: String) -> Set<String> {
    Set(
      text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
        $0.split(separator: "}").first
      }.map(
        String.init
      )
    )
  }
}
