extension OutlinePlayer {
  /// Makes speech one step faster or slower.
  func changeRate(by steps: Int) -> Answer {
    let rates = PlayerSettings.rates
    let rate = settings.rate + steps * PlayerSettings.rateStep
    settings.rate = min(max(rate, rates.lowerBound), rates.upperBound)
    return Answer(reader.message(.rate, ["rate": String(settings.rate)]))
  }

  /// Shows responses line by line, or rows again.
  func toggleLineView() -> Answer {
    isLineViewOn.toggle()
    return Answer(reader.message(isLineViewOn ? .lineViewOn : .lineViewOff))
  }

  /// Goes round the verbosities.
  func changeVerbosity(by steps: Int) -> Answer {
    let all = Verbosity.allCases
    let place = all.firstIndex(of: settings.verbosity) ?? 0
    settings.verbosity = all[(place + steps + all.count) % all.count]
    let name = words(settings.verbosity.phrase)
    return Answer(reader.message(.verbosity, ["verbosity": name]))
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
