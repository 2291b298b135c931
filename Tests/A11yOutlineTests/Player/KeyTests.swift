import Testing

@testable import A11yOutline

@Suite struct KeyTests {
  @Test(arguments: [
    ("Right", "Right"), ("right", "Right"), ("PgDn", "PageDown"), ("Escape", "Esc"),
    ("Return", "Enter"), ("f12", "F12"), ("g", "g"), ("G", "G"), ("+", "+"), ("-", "-"),
    ("Ctrl+Left", "Ctrl+Left"), ("ctrl+alt+x", "Ctrl+Alt+x"), ("alt+ctrl+x", "Ctrl+Alt+x"),
    ("Ctrl+Q", "Ctrl+q"), ("Shift+Tab", "Shift+Tab"), ("Shift+g", "G"), ("Ctrl++", "Ctrl++"),
    ("Space", "Space"), ("é", "é"), ("Ctrl+_", "Ctrl+_"),
  ])
  func aNameGivesItsCanonicalKey(name: String, identifier: String) {
    #expect(Key(name)?.identifier == identifier)
  }

  @Test(arguments: ["", "F13", "F0", "Hyper+x", "PageSideways", "Ctrl+", "ab"])
  func whatIsNoKeyIsRefused(name: String) {
    #expect(Key(name) == nil)
  }
}
