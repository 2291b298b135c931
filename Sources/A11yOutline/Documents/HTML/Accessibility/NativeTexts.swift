/// The words that browsers put on controls that have none.
enum NativeTexts {
  /// A submit button without a value.
  static let submit = "Submit"

  /// A reset button without a value.
  static let reset = "Reset"
}
