extension EnvironmentValues {
  private enum LineLimitKey: EnvironmentKey {
    static let defaultValue: Int? = nil
  }

  /// The greatest number of lines of a text; `nil` for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  private enum FontKey: EnvironmentKey {
    static let defaultValue: Font? = nil
  }

  /// The font of text.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}
