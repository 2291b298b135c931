/// The chunk that the engine is making, as its callback finds it again.
final class EspeakJob {
  let deliver: (UnsafeBufferPointer<Int16>, [WordMark]) -> Bool
  var delivered = 0

  init(_ deliver: @escaping (UnsafeBufferPointer<Int16>, [WordMark]) -> Bool) {
    self.deliver = deliver
  }
}
