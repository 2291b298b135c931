/// A behavior of which a part is evaluated once the current evaluation is complete.
protocol PostponedEvaluation: NodeBehavior {
  /// Evaluates what was put off.
  @MainActor func evaluatePostponed()
}
