import struct Foundation.CGRect

extension Outline.Details {
  /// What may be stated of a node besides its name and its facts.
  ///
  /// Links, headings and tasks are many in some documents: what they have lies here, the rest in a
  /// place of its own.
  struct Fields: Hashable, Sendable {
    var value: String?
    var identifier: String?
    var target: String?
    private var level: Int32?
    private var others: OtherFields?

    var headingLevel: Int? {
      get { level.map(Int.init) }
      set { level = newValue.map { Int32(clamping: $0) } }
    }

    /// Whether nothing is stated.
    var isEmpty: Bool {
      value == nil && identifier == nil && target == nil && level == nil && others == nil
    }

    /// What hardly any node has.
    private var other: OtherFields.Values {
      get { others?.values ?? OtherFields.Values() }
      set { others = newValue == OtherFields.Values() ? nil : OtherFields(newValue) }
    }
  }
}

extension Outline.Details.Fields {
  init(
    value: String? = nil,
    hint: String? = nil,
    description: String? = nil,
    language: String? = nil,
    identifier: String? = nil,
    target: String? = nil,
    headingLevel: Int? = nil,
    rows: Int? = nil,
    columns: Int? = nil,
    region: CGRect? = nil,
    otherNames: [String] = [],
    shortcut: String? = nil
  ) {
    self.value = value
    self.identifier = identifier
    self.target = target
    self.headingLevel = headingLevel
    let hasOthers =
      hint != nil || description != nil || language != nil || rows != nil || columns != nil
      || region != nil || !otherNames.isEmpty || shortcut != nil
    guard hasOthers else { return }
    other = Outline.Details.OtherFields.Values(
      hint: hint,
      description: description,
      language: language,
      rows: rows,
      columns: columns,
      region: region,
      otherNames: otherNames,
      shortcut: shortcut
    )
  }

  var hint: String? {
    get { others?.values.hint }
    set { other.hint = newValue }
  }

  var description: String? {
    get { others?.values.description }
    set { other.description = newValue }
  }

  var language: String? {
    get { others?.values.language }
    set { other.language = newValue }
  }

  var rows: Int? {
    get { others?.values.rows }
    set { other.rows = newValue }
  }

  var columns: Int? {
    get { others?.values.columns }
    set { other.columns = newValue }
  }

  var region: CGRect? {
    get { others?.values.region }
    set { other.region = newValue }
  }

  var otherNames: [String] {
    get { others?.values.otherNames ?? [] }
    set { other.otherNames = newValue }
  }

  var shortcut: String? {
    get { others?.values.shortcut }
    set { other.shortcut = newValue }
  }
}

extension Outline.Details {
  /// The fields that hardly any node has; never changed, so that copies can share them.
  fileprivate final class OtherFields: Hashable, Sendable {
    struct Values: Hashable, Sendable {
      var hint: String?
      var description: String?
      var language: String?
      var rows: Int?
      var columns: Int?
      var region: CGRect?
      var otherNames: [String] = []
      var shortcut: String?
    }

    let values: Values

    init(_ values: Values) {
      self.values = values
    }

    static func == (left: OtherFields, right: OtherFields) -> Bool {
      left === right || left.values == right.values
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(values)
    }
  }
}
