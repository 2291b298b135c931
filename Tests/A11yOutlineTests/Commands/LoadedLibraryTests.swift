import Foundation
import Testing

@testable import A11yOutline

/// The libraries that are loaded when they are wanted: who does not need them does without them,
/// and who does is told which one is missing.
@Suite struct LoadedLibraryTests {
  private static let libraries = [
    "libarchive.so.13", "libasound.so.2", "libcld2.so.0", "libespeak-ng.so.1", "libpulse.so.0",
    "libsndfile.so.1", "libyaml-0.so.2",
  ]

  /// Runs the program where none of the libraries can be loaded: files that are none stand before
  /// them.
  private func run(_ arguments: [String], input: Data) throws -> ProductRun {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("libraries-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for library in Self.libraries {
      try Data("no library".utf8).write(to: folder.appendingPathComponent(library))
    }
    let file = folder.appendingPathComponent("document")
    try input.write(to: file)
    return try ProductRun(
      arguments + [file.path],
      environment: ["LD_LIBRARY_PATH": folder.path]
    )
  }

  @Test("A text is read without any of them")
  func unneeded() throws {
    let text = "Words of a text that is long enough for its language to be looked for, in vain.\n"
    let run = try run(["read", "--from", "plain"], input: Data(text.utf8))
    #expect(run.exitCode == 0)
    #expect(run.output.contains("Words of a text"))
    #expect(run.diagnostics == "")
  }

  @Test(
    "What cannot be read without one names it",
    arguments: [
      ("yaml", Data("a: b\n".utf8), "libyaml, which reads it, is not installed"),
      (
        "epub", ZipFixture.archive([("a", Data())]),
        "libarchive, which unpacks it, is not installed"
      ),
    ]
  )
  func needed(format: String, input: Data, message: String) throws {
    let run = try run(["read", "--from", format], input: input)
    #expect(run.exitCode == 3)
    #expect(run.diagnostics.contains(message))
  }

  @Test("A sound device that cannot be reached names it", arguments: ["pulse", "alsa"])
  func sound(device: String) throws {
    let run = try run(
      ["play", "--from", "text", "--keys", "Down", "--audio", device],
      input: Data("a\nb\n".utf8)
    )
    #expect(run.exitCode == 4)
    #expect(run.diagnostics.contains("is not installed"))
  }
}
