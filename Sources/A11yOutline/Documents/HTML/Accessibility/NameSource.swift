/// Where the name of an element comes from.
enum NameSource: String, Sendable {
  case labelledBy = "aria-labelledby"
  case label = "aria-label"
  case native
  case contents
  case title
  case placeholder
}
