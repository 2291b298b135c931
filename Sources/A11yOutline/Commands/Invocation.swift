import CGetopt
import Foundation

/// The arguments of one run, taken apart.
struct Invocation: Sendable {
  /// What is to be done.
  let subcommand: Subcommand
  /// The values of the options by name, in the order in which they were given; an option without
  /// a value has an empty one.
  private(set) var values: [String: [String]]
  /// The arguments that are no options.
  private(set) var operands: [String]
  /// What is played in place of a file; `nil` when a file is.
  private(set) var program: PlayedProgram?
  /// The samples that the `gallery` command plays.
  let gallery: [GallerySample]

  /// Takes arguments apart.
  ///
  /// The first that names a subcommand chooses it; else they belong to `play`. Options are those
  /// of the subcommand's table, in full; a single `-` is an operand and `--` ends the options.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the name of the program.
  ///   - program: What is played in place of a file.
  ///   - gallery: The samples that the `gallery` command plays.
  /// - Throws: ``UsageError`` that names the argument and what would be right.
  init(
    _ arguments: [String],
    playing program: PlayedProgram? = nil,
    gallery: [GallerySample] = []
  ) throws {
    self.program = program
    self.gallery = gallery
    var arguments = arguments
    let first = arguments.first.flatMap { name in Subcommand.all.first { $0.name == name } }
    if first != nil { arguments.removeFirst() }
    subcommand = first ?? .play
    (values, operands) = try Invocation.scan(arguments, for: subcommand)
    if values["help"] != nil { return }
    if first == nil, program == nil, let word = operands.first,
      let meant = Subcommand.named(like: word), !FileManager.default.fileExists(atPath: word)
    {
      throw UsageError("\(word): there is no such command or file; did you mean \(meant.name)?")
    }
    let allowed = program == nil ? subcommand.operandCount : 0...0
    guard allowed.contains(operands.count) else {
      let wanted = "a11y-outline \(subcommand.form)"
      if operands.count < allowed.lowerBound {
        let missing = subcommand.operands.split(separator: " ").dropFirst(operands.count)
        throw UsageError(
          "\(subcommand.name): \(missing.first ?? "FILE") is missing; the form is: \(wanted)"
        )
      }
      throw UsageError(
        "\(subcommand.name): too much: \(operands[allowed.upperBound]); the form is: \(wanted)"
      )
    }
  }

  /// The same arguments for a program in place of a file.
  func playing(_ program: PlayedProgram) -> Invocation {
    var invocation = self
    invocation.program = program
    return invocation
  }

  /// The same for another document, whose format is its own.
  func playing(_ path: String) -> Invocation {
    var other = self
    other.operands = [path]
    other.values[OptionDefinition.from.name] = nil
    return other
  }

  /// Whether an option was given.
  func has(_ option: OptionDefinition) -> Bool {
    values[option.name] != nil
  }

  /// The last value of an option; `nil` when it was not given.
  func value(_ option: OptionDefinition) -> String? {
    values[option.name]?.last
  }

  /// The last value of an option as a number in a range; `nil` when it was not given.
  func number(_ option: OptionDefinition, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "--\(option.name) \(text): a number from \(range.lowerBound) to \(range.upperBound) is wanted"
      )
    }
    return number
  }
}

extension Invocation {
  /// Walks the arguments with getopt_long, whose abbreviations of names and whose own messages are
  /// not used.
  private static func scan(
    _ arguments: [String],
    for subcommand: Subcommand
  ) throws -> ([String: [String]], [String]) {
    let table = subcommand.options + [.help, .version]
    var vector: [UnsafeMutablePointer<CChar>?] =
      ([subcommand.name] + arguments).map { strdup($0) } + [nil]
    defer { for pointer in vector { free(pointer) } }
    let names = table.map { strdup($0.name) }
    defer { for name in names { free(name) } }
    var longs: [option] = zip(table, names).map { definition, name in
      option(name: name, has_arg: definition.value == nil ? 0 : 1, flag: nil, val: 0)
    }
    longs.append(option())
    let letters = table.compactMap { definition in
      definition.letter.map { String($0) + (definition.value == nil ? "" : ":") }
    }
    a11y_getopt_start()
    var values: [String: [String]] = [:]
    while true {
      var place: Int32 = -1
      let count = Int32(arguments.count + 1)
      let found = getopt_long(count, &vector, ":" + letters.joined(), longs, &place)
      if found == -1 { break }
      let given = recent(in: vector).first { $0.hasPrefix("-") } ?? ""
      if found == Int32(UInt8(ascii: ":")) { throw UsageError("\(given): a value is wanted") }
      guard let definition = definition(in: table, letter: found, place: Int(place)),
        found != 0 || isSpelledOut(definition.name, in: vector)
      else { throw UsageError("\(given): \(subcommand.name) has no such option") }
      let value = definition.value == nil ? "" : text(of: a11y_getopt_value())
      try check(value, of: definition)
      values[definition.name, default: []].append(value)
    }
    let operands = vector[Int(a11y_getopt_index())...].dropLast().map(text(of:))
    return (values, operands)
  }

  private static func definition(
    in table: [OptionDefinition],
    letter: Int32,
    place: Int
  ) -> OptionDefinition? {
    if letter == 0 { return table[place] }
    return table.first { $0.letter?.asciiValue.map(Int32.init) == letter }
  }

  private static func text(of pointer: UnsafeMutablePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }

  /// Whether the argument that was just read has the whole name: getopt_long takes any beginning
  /// of one, and what that means would change with every new option.
  private static func isSpelledOut(
    _ name: String,
    in vector: [UnsafeMutablePointer<CChar>?]
  ) -> Bool {
    recent(in: vector).contains { $0 == "--" + name || $0.hasPrefix("--\(name)=") }
  }

  /// The argument that was read last, and the one before it, which has the option's name when the
  /// last one is its value.
  private static func recent(in vector: [UnsafeMutablePointer<CChar>?]) -> [String] {
    let index = Int(a11y_getopt_index())
    return [index - 1, index - 2].filter { $0 > 0 }.map { text(of: vector[$0]) }
  }

  private static func check(_ value: String, of definition: OptionDefinition) throws {
    guard !definition.choices.isEmpty, !definition.choices.contains(value) else { return }
    let choices = definition.choices.joined(separator: ", ")
    throw UsageError("--\(definition.name) \(value): one of \(choices) is wanted")
  }
}
