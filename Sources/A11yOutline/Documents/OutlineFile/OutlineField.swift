/// The members of an item in the outline format.
enum OutlineField: String, CaseIterable {
  case name, role, value, hint, description, language, direction, id, target
  case headingLevel, rows, columns, region
  case hidden, disabled, hitTesting, inline
  case expanded, children
}

/// Some members of an item.
struct OutlineFields: OptionSet {
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  init(_ field: OutlineField) {
    let place = OutlineField.allCases.firstIndex(of: field) ?? 0
    rawValue = 1 << UInt32(place)
  }
}
