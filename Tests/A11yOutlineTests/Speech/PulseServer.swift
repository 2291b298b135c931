import Foundation

/// A PulseAudio server of its own with a device that nobody hears, and a recorder of that device.
///
/// Needs no sound card, no session bus and no user: every path lies in a folder of the test.
final class PulseServer {
  private let folder: URL
  private var server: Process
  private let recorder: Process
  private let socket: String
  private let environment: [String: String]
  let address: String
  let recording: String

  /// `nil` when the programs are not installed or do not start.
  init?() {
    let program = "/usr/bin/pulseaudio"
    let parec = "/usr/bin/parec"
    guard access(program, X_OK) == 0, access(parec, X_OK) == 0 else { return nil }
    // Short, since the path of a socket has at most 107 bytes.
    folder = URL(fileURLWithPath: "/tmp/a11y-pulse-\(getpid())-\(UInt32.random(in: 0 ... .max))")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    socket = folder.appendingPathComponent("pulse.sock").path
    address = "unix:\(socket)"
    recording = folder.appendingPathComponent("recording.raw").path
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = folder.path
    environment["XDG_RUNTIME_DIR"] = folder.path
    environment["XDG_CONFIG_HOME"] = folder.path
    environment["PULSE_SERVER"] = address

    self.environment = environment
    server = Self.server(in: folder, socket: socket, environment)
    recorder = Process()
    recorder.executableURL = URL(fileURLWithPath: "/bin/sh")
    recorder.environment = environment
    recorder.arguments = [
      "-c",
      "exec \(parec) -d cap.monitor --format=s16le --rate=22050 --channels=1 --latency-msec=5"
        + " > \(recording)",
    ]
    recorder.standardError = FileHandle.nullDevice
    do {
      try server.run()
      guard Self.waits({ access(self.socket, F_OK) == 0 }) else { return nil }
      try recorder.run()
    } catch {
      return nil
    }
    guard Self.waits({ self.recordedCount > 2_205 }) else { return nil }
  }

  deinit {
    if recorder.isRunning { recorder.terminate() }
    if server.isRunning { server.terminate() }
    if server.processIdentifier > 0 { server.waitUntilExit() }
    try? FileManager.default.removeItem(at: folder)
  }

  private static func server(
    in folder: URL,
    socket: String,
    _ environment: [String: String]
  ) -> Process {
    let server = Process()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/pulseaudio")
    server.environment = environment
    server.arguments = [
      "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--disallow-exit=true",
      "--log-target=file:\(folder.path)/log",
      "-L", "module-native-protocol-unix auth-anonymous=1 socket=\(socket)",
      "-L", "module-null-sink sink_name=cap rate=22050 channels=1 format=s16le",
    ]
    server.standardError = FileHandle.nullDevice
    return server
  }

  /// Ends the server, as a crash does.
  func stop() {
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
    try? FileManager.default.removeItem(atPath: socket)
  }

  /// Starts the server again.
  func startAgain() throws {
    server = Self.server(in: folder, socket: socket, environment)
    try server.run()
  }

  /// How many samples were recorded so far.
  var recordedCount: Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: recording)
    return (attributes?[.size] as? Int ?? 0) / 2
  }

  /// What was recorded so far.
  var recorded: [Int16] {
    let data = (try? Data(contentsOf: URL(fileURLWithPath: recording))) ?? Data()
    return [Int16](unsafeUninitializedCapacity: data.count / 2) { buffer, initialized in
      data.copyBytes(to: UnsafeMutableRawBufferPointer(buffer))
      initialized = data.count / 2
    }
  }

  /// Waits until something is so; `false` after ten seconds.
  static func waits(_ condition: () -> Bool) -> Bool {
    for _ in 0..<2_000 {
      if condition() { return true }
      usleep(5_000)
    }
    return false
  }
}
