/// Values derived from others, made anew only when those are new.
struct CachedEnvironment {
  private var input: EnvironmentValues?
  private var output = EnvironmentValues()

  /// The derived values.
  mutating func transform(
    _ input: EnvironmentValues,
    isStale: Bool = false,
    _ change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    if !isStale, let known = self.input, known.isIdentical(to: input) { return output }
    self.input = input
    output = input
    change(&output)
    return output
  }
}
