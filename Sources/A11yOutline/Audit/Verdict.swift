/// What a rule says of one target that it applies to.
enum Verdict {
  /// What the rule expects holds.
  case passes

  /// What the rule expects does not hold, in a sentence that says what is wrong.
  ///
  /// The severity is that of the rule unless another is given.
  case fails(String, Severity? = nil)

  /// A person has to judge, in a sentence that says what.
  case cannotTell(String)
}
