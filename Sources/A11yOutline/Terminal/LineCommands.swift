import Foundation

/// Plays an outline without a terminal: a command a line comes in, what is said goes out line by
/// line, and no control sequence is ever written.
///
/// No time passes: continuous reading says all it has to say before the next command.
@MainActor struct LineCommands {
  private let player: OutlinePlayer
  private let options: TerminalOptions
  private let speech: any SessionSpeech

  /// Creates the reading of commands.
  init(_ player: OutlinePlayer, options: TerminalOptions, speech: any SessionSpeech) {
    self.player = player
    self.options = options
    self.speech = speech
  }

  /// Reads commands until the end of the input, or until one of them is to quit.
  ///
  /// - Returns: The exit code.
  func run() -> Int32 {
    speech.apply(player.settings)
    answer(player.transcript.first?.utterances ?? [])
    var reader = LineReader(descriptor: options.input)
    let inputWait = options.input.canBeWaitedFor ? InputWait([options.input]) : nil
    while !player.wantsToQuit, let line = reader.next({ tellChanges(until: inputWait) }) {
      let command = line.trimmingCharacters(in: .whitespaces)
      if command.isEmpty, player.prompt == nil { continue }
      guard let said = perform(command) else {
        print("Unknown command: \(command); help lists the commands", to: options.diagnostics)
        continue
      }
      answer(said)
    }
    return 0
  }

  /// Tells what changes without a command, until there is something to read.
  private func tellChanges(until input: InputWait?) {
    var isReady = false
    while !isReady {
      isReady = input.map { !$0.wait(for: nil).isEmpty } ?? true
      guard let said = player.noticeChanges(), !said.isEmpty else { continue }
      for utterance in said { print(utterance.text, to: options.output) }
      speech.notify(said)
    }
  }

  /// Carries out what a line says: text while one is asked for, else a command by its word or
  /// its identifier, else a key.
  ///
  /// - Returns: What is said; `nil` when the line says nothing known.
  private func perform(_ line: String) -> [Utterance]? {
    if player.prompt != nil { return type(line) }
    let word = line.lowercased()
    // Without keys there is no input help; what a line can say is listed instead.
    if word == CommandDefinition.byCommand[.inputHelp]?.word { return commandList }
    if let definition = CommandDefinition.byWord[word] {
      return player.perform(definition.command)
    }
    if CommandDefinition.byCommand[Command(line)] != nil { return player.perform(Command(line)) }
    return Key(line).map { player.press($0) }
  }

  /// The words of all commands, and what they do.
  private var commandList: [Utterance] {
    CommandDefinition.all.map { definition in
      let summary = definition.summary(in: player.words)
      return Utterance([Utterance.Part(.message, "\(definition.word): \(summary)")])
    }
  }

  private func type(_ text: String) -> [Utterance] {
    var said: [Utterance] = []
    for character in text {
      if let key = Key(String(character)) { said = player.press(key) }
    }
    // Going to an item answers each letter; Enter only ends the line.
    let answer = player.press("Enter")
    return answer.isEmpty ? said : answer
  }

  private func answer(_ said: [Utterance]) {
    let said = said + player.readToEnd()
    for utterance in said { print(utterance.text, to: options.output) }
    if said.isEmpty {
      speech.stop()
    } else {
      speech.respond(said)
    }
  }

  private func print(_ text: String, to descriptor: Int32) {
    TerminalDevice(input: options.input, output: descriptor)
      .write(Array((TerminalText.sanitized(text) + "\n").utf8))
  }
}

extension Int32 {
  /// Whether a descriptor becomes readable at some time: not that of a file, which always is.
  fileprivate var canBeWaitedFor: Bool {
    var status = stat()
    guard fstat(self, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind == S_IFIFO || kind == S_IFSOCK || isatty(self) == 1
  }
}
