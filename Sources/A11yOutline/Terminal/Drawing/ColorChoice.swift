/// Whether colour is used, as `--color` says.
enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  case auto, always, never
}
