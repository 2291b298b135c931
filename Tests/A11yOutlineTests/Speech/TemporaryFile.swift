import Foundation

/// A path for one test, removed at its end.
final class TemporaryFile: Sendable {
  let path: String

  init(_ pathExtension: String) {
    let name = "a11y-outline-\(UUID().uuidString).\(pathExtension)"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
