import Foundation
import Testing

@testable import A11yOutline

/// The built command at a terminal, as a shell starts it and as signals end it.
@Suite(.enabled(if: ProductProcess.path != nil, "the command is not built beside the tests"))
struct ProductTests {
  private static let document = """
    # Shapes
    - Circle
    - Square
    # Colours
    - Red
    """

  /// A document in a file that goes away with the test.
  private final class TemporaryDocument {
    let path = NSTemporaryDirectory() + "a11y-outline-\(UUID().uuidString).md"

    init() throws {
      try Data(ProductTests.document.utf8).write(to: URL(fileURLWithPath: path))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private let product = ProductProcess.path ?? ""

  private func isOpen(_ screen: VirtualTerminal) -> Bool {
    screen.currentLine == "+ Shapes"
      && screen.picture.suffix(4).joined(separator: " ").contains("outline, 2 items")
  }

  @Test func itPlaysAtATerminalAndLeavesItAsItWas() throws {
    let document = try TemporaryDocument()
    let terminal = PseudoTerminal()
    let before = terminal.attributes
    let process = try ProductProcess([product, "--speech", "none", document.path], at: terminal)
    #expect(terminal.wait(isOpen))
    #expect(terminal.attributes != before)
    terminal.type("\u{1B}[C\u{1B}[B")
    #expect(terminal.wait(line: "    Circle"))
    terminal.type("\u{3}")
    #expect(process.end(reading: terminal) == .exit(0))
    #expect(terminal.attributes == before)
    #expect(terminal.screen.picture.last == "Circle")
    #expect(terminal.screen.unknown == [])
  }

  @Test func aDocumentFromStandardInputLeavesTheKeysToTheTerminal() throws {
    let document = try TemporaryDocument()
    let terminal = PseudoTerminal()
    let arguments = [product, "--speech", "none", "-"]
    let process = try ProductProcess(arguments, at: terminal, input: document.path)
    #expect(terminal.wait(isOpen))
    terminal.type("\u{1B}[B")
    #expect(terminal.wait(line: "+ Colours"))
    terminal.type("\u{11}")
    #expect(process.end(reading: terminal) == .exit(0))
  }

  @Test func whatATaskChangesIsShownAndSaidWithoutAKey() throws {
    let terminal = PseudoTerminal()
    let process = try ProductProcess(
      [product, "gallery", "timer", "--speech", "none"],
      at: terminal
    )
    let button = "  Boil an egg, which takes three seconds, button, "
    #expect(terminal.wait(line: button + "Ready"))
    terminal.type("\r")
    #expect(terminal.wait(line: button + "Boiling"))
    #expect(terminal.wait { $0.picture.last == "An egg is done. Ready" })
    #expect(terminal.screen.currentLine == button + "Ready")
    #expect(terminal.screen.picture.contains("  Egg 1"))
    #expect(process.comesToRest())
    terminal.type("\u{11}")
    #expect(process.end(reading: terminal) == .exit(0))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func aSignalToLeaveGivesTheTerminalBack(_ number: Int32) throws {
    let document = try TemporaryDocument()
    let terminal = PseudoTerminal()
    let before = terminal.attributes
    let process = try ProductProcess([product, "--speech", "none", document.path], at: terminal)
    #expect(terminal.wait { isOpen($0) && $0.isBracketedPasteOn })
    kill(process.identifier, number)
    #expect(process.end(reading: terminal) == .exit(128 + number))
    #expect(terminal.attributes == before)
    #expect(!terminal.screen.isBracketedPasteOn)
    #expect(terminal.screen.picture.last == "Shapes")
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGILL, SIGFPE, SIGBUS, SIGTRAP])
  func aCrashGivesTheTerminalBack(_ number: Int32) throws {
    let document = try TemporaryDocument()
    let terminal = PseudoTerminal()
    let before = terminal.attributes
    let arguments = [product, "--speech", "none", "--full-screen", "--mouse", document.path]
    let process = try ProductProcess(arguments, at: terminal)
    #expect(terminal.wait { isOpen($0) && $0.isAlternate && $0.isMouseOn })
    kill(process.identifier, number)
    #expect(process.end(reading: terminal) == .signal(number))
    #expect(terminal.attributes == before)
    #expect(!terminal.screen.isAlternate && !terminal.screen.isMouseOn)
    #expect(!terminal.screen.isBracketedPasteOn)
  }

  @Test func stoppingGoesToTheShellAndComesBackToTheItem() throws {
    let document = try TemporaryDocument()
    let terminal = PseudoTerminal()
    let process = try ProductProcess(
      ["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"],
      at: terminal,
      environment: ["PS1": "prompt> "]
    )
    #expect(terminal.wait { $0.currentLine.hasPrefix("prompt>") })
    terminal.type("\(product) --speech none \(document.path)\n")
    #expect(terminal.wait(isOpen))
    terminal.type("\u{1B}[B")
    #expect(terminal.wait(line: "+ Colours"))
    terminal.type("\u{1A}")
    #expect(terminal.wait { $0.currentLine == "prompt>" })
    #expect(terminal.screen.picture.contains { $0.contains("Stopped") })
    terminal.type("fg\n")
    #expect(
      terminal.wait {
        $0.currentLine == "+ Colours" && $0.picture.last == "Colours, Collapsed, 1 item"
      }
    )
    terminal.type("\u{11}")
    #expect(terminal.wait { $0.currentLine == "prompt>" })
    terminal.type("exit\n")
    #expect(process.end(reading: terminal) == .exit(0))
  }

  @Test func nothingRunsAtRest() throws {
    let document = try TemporaryDocument()
    let terminal = PseudoTerminal()
    let process = try ProductProcess([product, "--speech", "none", document.path], at: terminal)
    #expect(terminal.wait(isOpen))
    #expect(process.comesToRest())
    terminal.takeWritten()
    terminal.read(for: 200)
    #expect(terminal.takeWritten() == "")
    terminal.type("\u{11}")
    #expect(process.end(reading: terminal) == .exit(0))
  }

  @Test func withoutATerminalNoEscapeCodeIsWritten() throws {
    let document = try TemporaryDocument()
    let terminal = PseudoTerminal()
    let commands = NSTemporaryDirectory() + "a11y-outline-\(UUID().uuidString).txt"
    try Data("down\nfly\nquit\n".utf8).write(to: URL(fileURLWithPath: commands))
    defer { try? FileManager.default.removeItem(atPath: commands) }
    let arguments = [product, "--speech", "none", document.path]
    let process = try ProductProcess(arguments, at: terminal, input: commands)
    #expect(process.end(reading: terminal) == .exit(0))
    #expect(!terminal.written.contains(0x1B))
    #expect(
      terminal.screen.picture.suffix(2) == [
        "Colours, Collapsed, 1 item", "Unknown command: fly; help lists the commands",
      ]
    )
  }

  @Test func aPersonMayForbidTheTerminal() throws {
    let document = try TemporaryDocument()
    let terminal = PseudoTerminal()
    let arguments = [product, "--speech", "none", "--no-tty", document.path]
    let process = try ProductProcess(arguments, at: terminal)
    #expect(terminal.wait { $0.picture.last == "Shapes, Collapsed, 2 items, level 1, 1 of 2" })
    terminal.type("expand\nquit\n")
    #expect(process.end(reading: terminal) == .exit(0))
    #expect(terminal.screen.picture.contains("Expanded, 2 items"))
    #expect(!terminal.written.contains(0x1B))
  }
}
