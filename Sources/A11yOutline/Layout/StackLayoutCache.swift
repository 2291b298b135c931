/// What a stack keeps of its views for as long as none of them changes.
public struct StackLayoutCache: Sendable {
  var results: [StackArrangement.Result] = []
}
