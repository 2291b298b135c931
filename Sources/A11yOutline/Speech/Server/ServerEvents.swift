internal import CSpeechd
internal import Synchronization

/// Brings what the client library tells of messages to the connection they belong to.
///
/// The library calls plain functions and names only the client, so that the connections are kept
/// in one table.
enum ServerEvents {
  typealias Handler = @Sendable (ServerEvent) -> Void

  private static let handlers = Mutex<[Int: Handler]>([:])

  /// Has the events of a client given to a handler; `nil` for nobody any more.
  static func setHandler(_ handler: Handler?, ofClient client: Int) {
    handlers.withLock { $0[client] = handler }
  }

  /// Has a connection tell its events.
  static func listen(to connection: UnsafeMutablePointer<SPDConnection>) {
    connection.pointee.callback_begin = { message, client, _ in
      ServerEvents.tell(.began(message: Int(message)), client)
    }
    connection.pointee.callback_end = { message, client, _ in
      ServerEvents.tell(.ended(message: Int(message)), client)
    }
    connection.pointee.callback_cancel = { message, client, _ in
      ServerEvents.tell(.ended(message: Int(message)), client)
    }
    connection.pointee.callback_im = { message, client, _, name in
      let name = name.map { String(cString: $0) } ?? ""
      ServerEvents.tell(.mark(message: Int(message), name: name), client)
    }
  }

  private static func tell(_ event: ServerEvent, _ client: Int) {
    handlers.withLock { $0[client] }?(event)
  }
}
