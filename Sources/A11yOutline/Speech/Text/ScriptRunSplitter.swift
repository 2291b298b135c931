/// Cuts text where a letter belongs to a script that the voice does not own.
///
/// The engine borrows another voice for a foreign letter and uses memory after it gave it back:
/// 85 of 100 memory errors that hostile text causes come from there.
struct ScriptRunSplitter {
  private let language: String
  private let latinLanguage: String
  private let owned: Set<Script>

  /// - Parameters:
  ///   - language: The language of the text.
  ///   - latinLanguage: The language that reads Latin letters where that of the text does not.
  init(language: String, latinLanguage: String) {
    self.language = language
    owned = Script.owned(by: language)
    self.latinLanguage =
      Script.owned(by: latinLanguage).contains(.latin) ? latinLanguage : "en"
  }

  /// - Complexity: O(length of the text).
  func runs(of text: MappedText) -> [ScriptRun] {
    var runs: [ScriptRun] = []
    var start = 0
    var current: Script?
    for index in text.scalars.indices {
      let script = effectiveScript(of: text.scalars[index], after: current)
      guard let script, script != current else { continue }
      if let current, owns(current) != owns(script) || !owns(script) {
        append(start..<index, current, of: text, to: &runs)
        start = index
      }
      current = script
    }
    append(start..<text.count, current, of: text, to: &runs)
    return runs
  }

  private func owns(_ script: Script) -> Bool { owned.contains(script) }

  /// The script that decides about a scalar; `nil` for one that goes with its neighbours.
  ///
  /// Digits in Arabic script voices are Latin: their numbers overflow a buffer.
  private func effectiveScript(of scalar: Unicode.Scalar, after current: Script?) -> Script? {
    if ScalarClass(scalar) == .digit {
      return current == .arabic || owned.contains(.arabic) ? .latin : nil
    }
    let script = Script(scalar)
    return script == .common ? nil : script
  }

  private func append(
    _ range: Range<Int>,
    _ script: Script?,
    of text: MappedText,
    to runs: inout [ScriptRun]
  ) {
    guard !range.isEmpty else { return }
    let run = text[range]
    guard let script, !owns(script) else {
      runs.append(ScriptRun(text: run, language: nil))
      return
    }
    if let language = script == .latin ? latinLanguage : script.defaultLanguage {
      runs.append(ScriptRun(text: run, language: language))
    } else {
      let table = SymbolTable.table(for: language)
      let canRead = owned.contains(.latin)
      let source = run.source(of: 0..<run.count) ?? 0..<0
      var name = MappedText()
      let script = canRead ? run.scalars.lazy.compactMap(Script.name(ofUnread:)).first : nil
      name.append(script ?? table.unnamed, from: source)
      runs.append(ScriptRun(text: name, language: canRead ? nil : table.language))
    }
  }
}
