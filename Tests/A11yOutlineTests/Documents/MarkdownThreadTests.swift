import Foundation
import Testing

@testable import A11yOutline

/// Markdown that is parsed on a thread of its own, as large documents are.
struct MarkdownThreadTests {
  /// Every kind of block and span that the parser tells, with texts that it puts together itself.
  private static let sample = """
    # Title {#own}

    Words with a [link &amp; more](https://example.org/?a=1&amp;b=2 "what &quot;it&quot; is"), an
    ![image](pic.png "seen") and <b id="x">raw</b> HTML, a\u{0}null and &eacute;.

    1. one
       - [x] done
       - [ ] open

         > quoted
    2. two

    ```swift
    let a = 1
    \tindented
    ```

    <details open><summary>Summary</summary>

    inside

    </details>

    | a | b |
    |---|---|
    | 1 | [2][ref] |

    ***

    [ref]: /somewhere&auml; 'named'

    """

  @Test("A thread of its own changes nothing, however many batches of events there are")
  func sameOutline() throws {
    for count in [1, 3, 400] {
      let text = String(repeating: Self.sample, count: count)
      let input = DocumentBytes(name: "-", data: Data(text.utf8))
      let alone = try MarkdownReader(threadThreshold: .max).outline(of: input)
      let alongside = try MarkdownReader(threadThreshold: 0).outline(of: input)
      #expect(alongside.title == alone.title)
      #expect(Array(alongside.nodes) == Array(alone.nodes))
      #expect(alone.count >= 19 * count)
    }
  }

  @Test("Texts that the parser put together are those of the document")
  func madeTexts() throws {
    let input = DocumentBytes(name: "-", data: Data(Self.sample.utf8))
    let outline = try MarkdownReader(threadThreshold: 0).outline(of: input)
    let link = try #require(outline.nodes.first { $0.role == .link })
    #expect(link.name == "link & more")
    #expect(link.content.target == "https://example.org/?a=1&b=2")
    #expect(link.content.description == "what \"it\" is")
    let reference = try #require(outline.nodes.reversed().first { $0.content.target != nil })
    #expect(reference.content.target == "/somewhereä")
  }

  @Test("A queue of few places keeps the order and ends")
  func queue() {
    let queue = BoundedQueue<Int>(capacity: 2)
    Thread {
      for number in 0..<1_000 { queue.append(number) }
      queue.finish()
    }.start()
    var taken: [Int] = []
    while let number = queue.next() { taken.append(number) }
    #expect(taken == Array(0..<1_000))
    #expect(queue.next() == nil)
  }
}
