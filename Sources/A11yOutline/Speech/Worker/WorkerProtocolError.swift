/// Why bytes from the other side of the pipe are not a message.
enum WorkerProtocolError: Error, Equatable {
  /// The payload ends before the value does.
  case truncated

  /// The payload claims to be larger than any message is.
  case oversized(Int)

  /// The frame is of a kind that this version does not know.
  case unknownKind(UInt8)
}
