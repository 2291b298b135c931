import Foundation
import Synchronization

/// A stand-in for Speech Dispatcher: speaks its protocol (SSIP) on a socket, says nothing, and soon
/// tells that every word of a message was heard.
final class SpeechServer: Sendable {
  /// Where it listens.
  let path: String

  /// How a message goes.
  enum Behaviour: Sendable {
    /// It is heard to its end.
    case speaks
    /// It never ends, until it is cancelled.
    case goesOnForEver
  }

  private let listener: Int32
  private let behaviour: Behaviour
  private let commands = Mutex<[String]>([])
  private let messages = Mutex<[String]>([])

  init(_ behaviour: Behaviour = .speaks) {
    self.behaviour = behaviour
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("ssip-\(UUID().uuidString.prefix(8))").path
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout.size(ofValue: address))
    _ = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) }
    }
    listen(listener, 4)
    let thread = Thread { [self] in
      while case let client = accept(listener, nil, nil), client >= 0 { serve(client) }
      // Closed by who waits on it, lest the next server gets the number while this one still waits.
      close(listener)
    }
    thread.start()
  }

  /// Goes away; a client finds nobody any more.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    unlink(path)
  }

  /// The commands that came, but for the texts.
  var receivedCommands: [String] { commands.withLock { $0 } }

  /// The texts that came.
  var receivedMessages: [String] { messages.withLock { $0 } }

  /// Waits until a condition holds; `false` after ten seconds.
  func waits(until condition: (SpeechServer) -> Bool) -> Bool {
    for _ in 0..<2_000 {
      if condition(self) { return true }
      usleep(5_000)
    }
    return false
  }

  private func serve(_ client: Int32) {
    var input = ""
    var text: [String]?
    var last = 0
    func send(_ lines: String...) {
      let bytes = Array(lines.map { $0 + "\r\n" }.joined().utf8)
      _ = Foundation.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }
    func take(_ line: String) {
      if var lines = text {
        if line != "." {
          lines.append(line)
          text = lines
          return
        }
        text = nil
        last += 1
        let message = lines.joined(separator: "\n")
        messages.withLock { $0.append(message) }
        send("225-\(last)", "225 OK MESSAGE QUEUED")
        // As at a real server, speech begins a little after the answer.
        usleep(5_000)
        send("701-\(last)", "701-7", "701 BEGIN")
        guard behaviour == .speaks else { return }
        for mark in message.matches(of: /name="([^"]*)"/) {
          send("700-\(last)", "700-7", "700-\(mark.1)", "700 INDEX MARK")
        }
        send("702-\(last)", "702-7", "702 END")
        return
      }
      // The library writes some commands in small letters.
      let command = line.uppercased()
      commands.withLock { $0.append(command) }
      switch command {
      case "SPEAK":
        text = []
        send("230 OK RECEIVING DATA")
      case "HISTORY GET CLIENT_ID": send("245-7", "245 OK CLIENT ID SENT")
      case "CANCEL SELF":
        send("213 OK CANCELED")
        send("703-\(last)", "703-7", "703 CANCELED")
      default: send("200 OK")
      }
    }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while case let count = read(client, &bytes, bytes.count), count > 0 {
      input += String(decoding: bytes[..<count], as: UTF8.self)
      while let end = input.range(of: "\r\n") ?? input.range(of: "\n") {
        let line = String(input[..<end.lowerBound])
        input.removeSubrange(..<end.upperBound)
        take(line)
      }
    }
    close(client)
  }
}
