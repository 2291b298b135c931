import Testing

@testable import A11yOutline

/// What the worker gives back of its memory.
struct CodePagesTests {
  @Test(
    "Only code of files is given back",
    arguments: [
      (
        "7f00-7f80 r-xp 00001000 fe:00 1234                       /usr/lib/libc.so.6",
        0x7F00..<0x7F80
      ),
      ("7f00-7f80 r-xp 00001000 fe:00 12 /a file with spaces", 0x7F00..<0x7F80),
      ("7f00-7f80 rw-p 00001000 fe:00 1234 /usr/lib/libc.so.6", nil),
      ("7f00-7f80 r--p 00001000 fe:00 1234 /usr/lib/libc.so.6", nil),
      ("7ffd-7ffe r-xp 00000000 00:00 0 [vdso]", nil),
      ("7f00-7f80 r-xp 00000000 00:00 0", nil),
      ("7f80-7f00 r-xp 00000000 fe:00 12 /x", nil),
      ("", nil),
    ] as [(String, Range<UInt>?)]
  )
  func code(line: String, range: Range<UInt>?) {
    #expect(CodePages.range(ofCode: line) == range)
  }

  @Test("A process goes on with the code that it gave back")
  func goesOn() {
    CodePages.giveBack()
    #expect(CodePages.range(ofCode: "10-20 r-xp 0 fe:00 1 /x") == 0x10..<0x20)
  }
}
