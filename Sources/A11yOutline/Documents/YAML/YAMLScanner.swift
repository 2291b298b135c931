internal import CYAML

/// Reads YAML event by event with libyaml, which neither expands aliases nor recurses.
final class YAMLScanner {
  /// What a collection or a text begins with.
  struct Node {
    /// The name that aliases use for it.
    var anchor: String?
    var source: SourcePosition
  }

  /// What stands in the text.
  enum Event {
    case beginDocument
    case beginSequence(Node)
    case beginMapping(Node)
    case end
    case scalar(Node, String)
    case alias(String, SourcePosition)
    case endOfText
  }

  /// What is wrong, and where.
  struct Failure: Error {
    let reason: String
    let position: SourcePosition
  }

  /// How deep lists and mappings in brackets may nest: libyaml looks at every open bracket for each
  /// word.
  private static let maximumFlowDepth = 1_000

  // The parser keeps pointers to itself, so that it must not move.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  /// Whether there is libyaml.
  private let isReady: Bool
  private var flowDepth = 0
  private var styles: [Bool] = []

  /// Starts before the first event of text that outlives the scanner.
  init(_ utf8: UnsafeBufferPointer<UInt8>) {
    parser.initialize(to: yaml_parser_t())
    isReady = yaml_parser_initialize(parser) != 0
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, utf8.baseAddress, utf8.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Reads the next event.
  func next() throws(Failure) -> Event {
    guard isReady else {
      throw Failure(
        reason: "libyaml, which reads it, is not installed",
        position: SourcePosition(line: 1)
      )
    }
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) != 0 else { throw failure }
      defer { yaml_event_delete(&event) }
      let position = Self.position(of: event.start_mark)
      switch event.type {
      case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return .endOfText
      case YAML_DOCUMENT_START_EVENT: return .beginDocument
      case YAML_ALIAS_EVENT: return .alias(Self.text(event.data.alias.anchor) ?? "", position)
      case YAML_SCALAR_EVENT:
        let scalar = event.data.scalar
        let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        let node = Node(anchor: Self.text(scalar.anchor), source: position)
        return .scalar(node, String(decoding: bytes, as: UTF8.self))
      case YAML_SEQUENCE_START_EVENT:
        let start = event.data.sequence_start
        try begin(isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE, at: position)
        return .beginSequence(Node(anchor: Self.text(start.anchor), source: position))
      case YAML_MAPPING_START_EVENT:
        let start = event.data.mapping_start
        try begin(isFlow: start.style == YAML_FLOW_MAPPING_STYLE, at: position)
        return .beginMapping(Node(anchor: Self.text(start.anchor), source: position))
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
        if styles.popLast() == true { flowDepth -= 1 }
        return .end
      default: continue
      }
    }
  }

  private func begin(isFlow: Bool, at position: SourcePosition) throws(Failure) {
    styles.append(isFlow)
    if isFlow { flowDepth += 1 }
    guard flowDepth <= Self.maximumFlowDepth else {
      let reason = "brackets stand in each other more than \(Self.maximumFlowDepth) times"
      throw Failure(reason: reason, position: position)
    }
  }

  private var failure: Failure {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "it is no YAML"
    let reading = parser.pointee.error == YAML_READER_ERROR
    return Failure(
      reason: reading ? "it holds a character that YAML does not allow" : problem,
      position: Self.position(of: reading ? parser.pointee.mark : parser.pointee.problem_mark)
    )
  }

  private static func position(of mark: yaml_mark_t) -> SourcePosition {
    SourcePosition(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }

  private static func text(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    characters.map { String(cString: $0) }
  }
}
