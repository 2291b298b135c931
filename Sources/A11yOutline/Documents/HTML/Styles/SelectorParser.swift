/// Reads selectors from their text.
struct SelectorParser {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var nesting = 0

  /// How many compounds a selector may have, and how deep `:not()` may nest.
  private static let compoundLimit = 32
  private static let nestingLimit = 4

  /// Reads a list of selectors, which may have commas.
  ///
  /// - Throws: ``SelectorError`` for anything that is not a selector or that is not supported.
  static func parse(_ text: String) throws -> [Selector] {
    var parser = SelectorParser(text)
    let selectors = try parser.selectorList()
    guard parser.index == parser.scalars.count else {
      throw SelectorError("\"\(text)\" is not a selector")
    }
    return selectors
  }

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  private mutating func selectorList() throws -> [Selector] {
    var selectors = [try selector()]
    while take(",") { selectors.append(try selector()) }
    return selectors
  }

  private mutating func selector() throws -> Selector {
    var parsed = Selector(compounds: [], pseudoElement: nil, specificity: .init())
    var combinator: Selector.Combinator?
    skipSpace()
    while true {
      var compound = try compound(&parsed)
      compound.combinator = combinator
      parsed.compounds.append(compound)
      guard parsed.compounds.count <= Self.compoundLimit else {
        throw failure("too many parts in the selector")
      }
      let hadSpace = skipSpace()
      if take(">") {
        combinator = .child
      } else if take("+") {
        combinator = .nextSibling
      } else if take("~") {
        combinator = .laterSibling
      } else if hadSpace, let next = peek, next != ",", next != ")" {
        combinator = .descendant
      } else {
        break
      }
      guard parsed.pseudoElement == nil, parsed.slotted == nil else {
        throw failure("nothing stands in a pseudo-element")
      }
      skipSpace()
    }
    // Each compound was read with how it stands to the one on its left; reversed, that is the next.
    parsed.compounds.reverse()
    return parsed
  }

  private mutating func compound(_ selector: inout Selector) throws -> Selector.Compound {
    var compound = Selector.Compound()
    let start = index
    if take("*") {
    } else if let name = identifier() {
      compound.type = name.lowercased()
      selector.specificity.types += 1
    }
    while let next = peek {
      if selector.slotted != nil, "#.[:".unicodeScalars.contains(next),
        index + 1 >= scalars.count || scalars[index + 1] != ":"
      {
        throw failure("only a pseudo-element can follow ::slotted()")
      }
      switch next {
      case "#":
        index += 1
        compound.identifier = try requiredIdentifier()
        selector.specificity.identifiers += 1
      case ".":
        index += 1
        compound.classes.append(try requiredIdentifier())
        selector.specificity.classes += 1
      case "[":
        index += 1
        compound.attributes.append(try attributeTest())
        selector.specificity.classes += 1
      case ":":
        try pseudo(&compound, &selector)
      default:
        if index == start { throw failure("a selector cannot start with \"\(next)\"") }
        return compound
      }
    }
    if index == start { throw failure("the selector is incomplete") }
    return compound
  }

  private mutating func attributeTest() throws -> Selector.AttributeTest {
    skipSpace()
    var name = try requiredIdentifier()
    if peek == "|", index + 1 < scalars.count, scalars[index + 1] != "=" {
      index += 1
      name += ":" + (try requiredIdentifier())
    }
    skipSpace()
    var test = Selector.AttributeTest(
      name: name.lowercased(),
      comparison: .exists,
      value: "",
      ignoresCase: false
    )
    if take("]") { return test }
    let operators: [(Unicode.Scalar, Selector.AttributeOperator)] = [
      ("~", .includes), ("|", .dashMatch), ("^", .prefix), ("$", .suffix), ("*", .substring),
    ]
    test.comparison = .equals
    for (sign, comparison) in operators where take(sign) {
      test.comparison = comparison
      break
    }
    guard take("=") else { throw failure("\"=\" expected in the attribute test") }
    skipSpace()
    test.value = try string() ?? requiredIdentifier()
    skipSpace()
    if take("i") || take("I") {
      test.ignoresCase = true
      skipSpace()
    } else if take("s") || take("S") {
      skipSpace()
    }
    guard take("]") else { throw failure("\"]\" is missing") }
    return test
  }

  private mutating func pseudo(
    _ compound: inout Selector.Compound,
    _ selector: inout Selector
  ) throws {
    index += 1
    let isElement = take(":")
    let name = try requiredIdentifier().lowercased()
    if isElement, name == "slotted" {
      selector.specificity.types += 1
      selector.slotted = [try compoundArgument(&selector)]
      return
    }
    if isElement || ["before", "after", "first-line", "first-letter"].contains(name) {
      selector.pseudoElement = name == "before" ? .before : name == "after" ? .after : .other
      selector.specificity.types += 1
      return
    }
    selector.specificity.classes += 1
    if name == "host" {
      compound.pseudoClasses.append(
        .host(peek == "(" ? [try compoundArgument(&selector)] : [])
      )
    } else if take("(") {
      compound.pseudoClasses.append(try functionalPseudoClass(name, &selector))
      skipSpace()
      guard take(")") else { throw failure("\")\" is missing") }
    } else if let pseudoClass = Selector.pseudoClasses[name] {
      compound.pseudoClasses.append(pseudoClass)
    } else {
      throw failure("\":\(name)\" is not supported")
    }
  }

  private mutating func functionalPseudoClass(
    _ name: String,
    _ selector: inout Selector
  ) throws -> Selector.PseudoClass {
    switch name {
    case "not", "is", "where", "matches":
      nesting += 1
      defer { nesting -= 1 }
      guard nesting <= Self.nestingLimit else { throw failure("the selector nests too deeply") }
      let inner = try selectorList()
      selector.specificity.classes -= 1
      if name != "where", let strongest = inner.map(\.specificity).max() {
        selector.specificity.identifiers += strongest.identifiers
        selector.specificity.classes += strongest.classes
        selector.specificity.types += strongest.types
      }
      return name == "not" ? .not(inner) : .matches(inner)
    case "nth-child": return try nth(fromEnd: false, ofType: false)
    case "nth-last-child": return try nth(fromEnd: true, ofType: false)
    case "nth-of-type": return try nth(fromEnd: false, ofType: true)
    case "nth-last-of-type": return try nth(fromEnd: true, ofType: true)
    case "dir":
      skipSpace()
      return .direction(try requiredIdentifier().lowercased())
    default: throw failure("\":\(name)()\" is not supported")
    }
  }

  /// Reads the argument of `:host()` or `::slotted()`: tests of one element (CSS Scoping Level 1,
  /// section 3.2).
  private mutating func compoundArgument(_ selector: inout Selector) throws -> Selector {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.nestingLimit else { throw failure("the selector nests too deeply") }
    guard take("(") else { throw failure("\"(\" is missing") }
    let argument = try self.selector()
    guard argument.compounds.count == 1, argument.pseudoElement == nil, argument.slotted == nil
    else { throw failure("only tests of one element can stand in parentheses here") }
    guard take(")") else { throw failure("\")\" is missing") }
    selector.specificity.identifiers += argument.specificity.identifiers
    selector.specificity.classes += argument.specificity.classes
    selector.specificity.types += argument.specificity.types
    return argument
  }

  /// Reads the argument of `:nth-child()`: `odd`, `even`, `3`, `2n+1`, `-n + 3`.
  private mutating func nth(fromEnd: Bool, ofType: Bool) throws -> Selector.PseudoClass {
    var text = ""
    while let next = peek, next != ")" {
      if !next.isHTMLSpace { text.unicodeScalars.append(next) }
      index += 1
    }
    text = text.lowercased()
    func make(_ step: Int, _ offset: Int) -> Selector.PseudoClass {
      .nthChild(step: step, offset: offset, fromEnd: fromEnd, ofType: ofType)
    }
    if text == "odd" { return make(2, 1) }
    if text == "even" { return make(2, 0) }
    if let number = Int(text) { return make(0, number) }
    guard let n = text.firstIndex(of: "n") else { throw failure("\"\(text)\" is not a position") }
    let stepText = text[..<n]
    let offsetText = text[text.index(after: n)...]
    let step = stepText.isEmpty || stepText == "+" ? 1 : stepText == "-" ? -1 : Int(stepText)
    let offset = offsetText.isEmpty ? 0 : Int(offsetText)
    guard let step, let offset else { throw failure("\"\(text)\" is not a position") }
    return make(step, offset)
  }

  // MARK: Tokens

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    index += 1
    return true
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = index
    while let next = peek, next.isHTMLSpace { index += 1 }
    return index > start
  }

  private mutating func identifier() -> String? {
    if let first = peek, ("0"..."9").contains(first) { return nil }
    var name = ""
    while let next = peek {
      if next == "\\" {
        index += 1
        name.unicodeScalars.append(CSSText.escaped(in: scalars, at: &index))
      } else if next.properties.isAlphabetic || next == "-" || next == "_" || next.value >= 0x80
        || ("0"..."9").contains(next)
      {
        name.unicodeScalars.append(next)
        index += 1
      } else {
        break
      }
    }
    return name.isEmpty ? nil : name
  }

  private mutating func requiredIdentifier() throws -> String {
    guard let name = identifier() else { throw failure("a name is missing") }
    return name
  }

  private mutating func string() throws -> String? {
    guard let quote = peek, quote == "\"" || quote == "'" else { return nil }
    index += 1
    var text = ""
    while let next = peek {
      index += 1
      if next == quote { return text }
      if next == "\\" {
        text.unicodeScalars.append(CSSText.escaped(in: scalars, at: &index))
      } else {
        text.unicodeScalars.append(next)
      }
    }
    throw failure("a quotation mark is missing")
  }

  private func failure(_ reason: String) -> SelectorError {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return SelectorError("\(reason) in \"\(text.trimmingHTMLSpace())\"")
  }
}
