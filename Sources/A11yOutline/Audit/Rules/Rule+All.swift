extension Rule {
  /// All rules, in the order in which they are listed.
  public static let all: [Rule] =
    names + images + fields + roles + attributes + relations + focus + structure + sameNames
    + tables
    + languages + document + bypass + disclosures + headings + outlines + views
    + keyboard
}
