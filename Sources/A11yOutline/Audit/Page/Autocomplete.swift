/// The purposes of fields that browsers know (HTML Standard, section 4.10.18.7.1, autofill).
enum Autocomplete {
  /// Whether a value of the `autocomplete` attribute is one that browsers know.
  static func isValid(_ value: String) -> Bool {
    var tokens = value.lowercased().splitAtHTMLSpace()[...]
    if tokens.count == 1, tokens.first == "on" || tokens.first == "off" { return true }
    if tokens.first?.hasPrefix("section-") == true { tokens.removeFirst() }
    if tokens.first == "shipping" || tokens.first == "billing" { tokens.removeFirst() }
    if tokens.last == "webauthn" {
      tokens.removeLast()
      if tokens.isEmpty { return true }
    }
    if tokens.count == 2, let place = tokens.first, places.contains(String(place)) {
      return tokens.last.map { contactFields.contains(String($0)) } ?? false
    }
    guard tokens.count == 1, let field = tokens.first.map(String.init) else { return false }
    return fields.contains(field) || contactFields.contains(field)
  }

  private static let places: Set<String> = ["home", "work", "mobile", "fax", "pager"]

  private static let contactFields: Set<String> = [
    "email", "impp", "tel", "tel-area-code", "tel-country-code", "tel-extension", "tel-local",
    "tel-local-prefix", "tel-local-suffix", "tel-national",
  ]

  private static let fields: Set<String> = [
    "additional-name", "address-level1", "address-level2", "address-level3", "address-level4",
    "address-line1", "address-line2", "address-line3", "bday", "bday-day", "bday-month",
    "bday-year", "cc-additional-name", "cc-csc", "cc-exp", "cc-exp-month", "cc-exp-year",
    "cc-family-name", "cc-given-name", "cc-name", "cc-number", "cc-type", "country",
    "country-name", "current-password", "family-name", "given-name", "honorific-prefix",
    "honorific-suffix", "language", "name", "new-password", "nickname", "one-time-code",
    "organization", "organization-title", "photo", "postal-code", "sex", "street-address",
    "transaction-amount", "transaction-currency", "url", "username",
  ]
}
