extension LinearReader {
  /// What continuous reading says of a node, a sentence a unit.
  ///
  /// The role, state and place follow the last sentence of the name. A node whose words were just
  /// said with the text before it, and one without anything that can be said, gives no unit, and
  /// reading goes on behind it (nvaccess/nvda#10657).
  func readingUnits(
    of id: NodeID,
    in outline: Outline,
    from previous: NodeID?
  ) -> [ReadingUnit] {
    let node = outline[id]
    let isSilent = !node.isGroup && !node.name.contains { $0.isLetter || $0.isNumber }
    let whole = landing(on: id, in: outline, from: previous)
    let isRule = node.role == .separator && node.name.isEmpty
    if node.isInline || isRule || isSilent && whole.parts.count <= 1 { return [] }
    let sentences = Sentences.split(node.name, language: outline.language(of: id))
    guard sentences.count > 1, let place = whole.parts.firstIndex(where: { $0.kind == .name })
    else {
      return [ReadingUnit(node: id, sentence: 0, utterance: whole)]
    }
    let language = whole.parts[place].language
    return sentences.enumerated().map { number, sentence in
      var parts = [Utterance.Part(.name, sentence, language: language)]
      if number == 0 { parts = Array(whole.parts[..<place]) + parts }
      if number == sentences.count - 1 { parts += whole.parts[(place + 1)...] }
      var said = Utterance(parts, cue: number == 0 ? whole.cue : nil)
      said.level = whole.level
      return ReadingUnit(node: id, sentence: number, utterance: said)
    }
  }
}
