extension OutlinePlayer {
  /// Makes speech one step faster or slower.
  func changeRate(by steps: Int) -> Answer {
    change(\.rate, by: steps * PlayerSettings.rateStep, in: PlayerSettings.rates)
    return Answer(reader.message(.rate, ["rate": String(settings.rate)]))
  }

  /// Shows responses line by line, or rows again.
  func toggleLineView() -> Answer {
    isLineViewOn.toggle()
    return Answer(reader.message(isLineViewOn ? .lineViewOn : .lineViewOff))
  }

  /// Goes round the verbosities.
  func changeVerbosity(by steps: Int) -> Answer {
    settings.verbosity = settings.verbosity.moved(by: steps)
    let name = words(settings.verbosity.phrase)
    return Answer(reader.message(.verbosity, ["verbosity": name]))
  }

  /// Goes round the levels of punctuation.
  func changePunctuation() -> Answer {
    settings.punctuation = settings.punctuation.moved(by: 1)
    let name = words(settings.punctuation.phrase)
    return Answer(reader.message(.punctuation, ["level": name]))
  }

  /// Goes round what is spoken aloud; the answer always is.
  func changeSpeechMode() -> Answer {
    settings.speechMode = settings.speechMode.moved(by: 1)
    isResponseSpoken = true
    let isOff = settings.speechMode == .off
    let name = words(settings.speechMode.phrase)
    return Answer(
      reader.message(.speechMode, ["mode": name], cue: isOff ? .speechOff : .speechOn)
    )
  }

  /// Goes round whether sounds go with what is said.
  func changeSounds() -> Answer {
    settings.sounds = settings.sounds.moved(by: 1)
    return Answer(reader.message(.sounds, ["mode": words(settings.sounds.phrase)]))
  }

  @discardableResult
  private func change(
    _ setting: WritableKeyPath<PlayerSettings, Int>,
    by amount: Int,
    in range: ClosedRange<Int>
  ) -> Int {
    let value = settings[keyPath: setting] + amount
    settings[keyPath: setting] = min(max(value, range.lowerBound), range.upperBound)
    return settings[keyPath: setting]
  }
}

extension OutlinePlayer {
  /// Turns the ring of settings, and says what the setting is.
  func turnRing(by steps: Int) -> Answer {
    ringSetting = ringSetting.moved(by: steps)
    return Answer(sayRingSetting())
  }

  /// Makes the setting of the ring one step more or less.
  func changeRingSetting(by steps: Int) -> Answer {
    switch ringSetting {
    case .rate: return changeRate(by: steps)
    case .pitch:
      change(\.pitch, by: steps * PlayerSettings.voiceStep, in: PlayerSettings.pitches)
    case .volume:
      change(\.volume, by: steps * PlayerSettings.voiceStep, in: PlayerSettings.volumes)
    case .pauses:
      change(\.pauses, by: steps * PlayerSettings.pauseStep, in: PlayerSettings.pauseLengths)
    case .voice:
      if voices.isEmpty, let findVoices { voices = findVoices() }
      settings.voice = choice(after: settings.voice, by: steps, in: voices)
    case .language:
      settings.language = choice(after: settings.language, by: steps, in: spokenLanguages)
    }
    return Answer(sayRingSetting())
  }

  private func sayRingSetting() -> Utterance {
    switch ringSetting {
    case .rate: return reader.message(.rate, ["rate": String(settings.rate)])
    case .pitch: return reader.message(.pitch, ["pitch": String(settings.pitch)])
    case .volume: return reader.message(.volume, ["volume": String(settings.volume)])
    case .pauses: return reader.message(.pauses, ["percent": String(settings.pauses)])
    case .voice: return reader.message(.voice, ["name": settings.voice ?? words(.automatic)])
    case .language:
      let name = settings.language.map { Words(for: $0)?.name ?? $0 }
      return reader.message(.language, ["name": name ?? words(.automatic)])
    }
  }

  /// The choice that many steps from the present one; before the first stands none.
  private func choice(after present: String?, by steps: Int, in choices: [String]) -> String? {
    let place = present.flatMap(choices.firstIndex(of:)).map { $0 + 1 } ?? 0
    let count = choices.count + 1
    let next = ((place + steps) % count + count) % count
    return next == 0 ? nil : choices[next - 1]
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The case that many steps on, round the ends.
  fileprivate func moved(by steps: Int) -> Self {
    let all = Self.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[((place + steps) % all.count + all.count) % all.count]
  }
}

extension Verbosity {
  /// The name of the verbosity.
  var phrase: Phrase {
    switch self {
    case .terse: .verbosityTerse
    case .normal: .verbosityNormal
    case .verbose: .verbosityVerbose
    }
  }
}

extension PunctuationLevel {
  /// The name of the level.
  var phrase: Phrase {
    switch self {
    case .none: .punctuationNone
    case .some: .punctuationSome
    case .most: .punctuationMost
    case .all: .punctuationAll
    }
  }
}

extension SpeechMode {
  /// The name of the mode.
  var phrase: Phrase {
    switch self {
    case .talk: .speechTalk
    case .onDemand: .speechOnDemand
    case .off: .speechOff
    }
  }
}

extension SoundMode {
  /// The name of the mode.
  var phrase: Phrase {
    switch self {
    case .off: .soundsOff
    case .on: .soundsOn
    case .insteadOfWords: .soundsInsteadOfWords
    }
  }
}
