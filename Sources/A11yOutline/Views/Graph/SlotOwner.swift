/// A control with parts that its style shows.
protocol SlotOwner: PostponedEvaluation {
  /// A part is shown somewhere else than before.
  @MainActor func portalChanged(of slot: ViewSlot)
}
