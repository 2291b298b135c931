import Foundation
import Testing

@testable import A11yOutline

/// Pages made to take time or memory; each must give a tree, and all together in a few seconds.
@Suite struct HostileHTMLTests {
  @Test func nestedListsKeepTheirText() {
    let tree = AccessibilityTree(HTMLDocument(String(repeating: "<ul><li>a", count: 20_000)))
    #expect(tree.document.text(0).count { $0 == "a" } == 20_000)
    #expect(tree.document.warnings.count == 1)
  }

  @Test func unclosedParagraphsAndItemsAreNotNesting() {
    let page = String(repeating: "<p>a<b>b<p>c<ul><li>d<li>e</ul>", count: 3000)
    #expect(HTMLTagGuard.limit(Array(page.utf8)).blankedTags < 3000)
    let plain = String(
      repeating: "<p>a<dl><dt>b<dd>c</dl><table><tr><td>d<td>e</table>",
      count: 3000
    )
    #expect(HTMLTagGuard.limit(Array(plain.utf8)).blankedTags == 0)
  }

  @Test func formattingThatIsNeverClosedDoesNotMultiply() {
    let document = HTMLDocument(String(repeating: "<p><b class=a>x</p>", count: 3000))
    #expect(document.count < 60_000)
  }

  @Test func manyAttributesAreCut() {
    let attributes = (0..<20_000).map { "a\($0)=1" }.joined(separator: " ")
    let document = HTMLDocument("<p \(attributes)>x")
    #expect(document.text(0) == "x")
    #expect(document.attributes.count <= 512)
  }

  @Test func aLongAttributeIsKept() {
    let document = HTMLDocument("<p title='\(String(repeating: "y", count: 1_000_000))'>x")
    #expect(document.attributes.first?.value.utf8.count == 1_000_000)
  }

  @Test(arguments: ["aria-labelledby", "aria-describedby", "aria-owns", "aria-controls"])
  func referencesInALoopEnd(_ attribute: String) throws {
    let page = AccessibilityFixture(
      """
      <div role=group id=a \(attribute)="b a">A</div><div role=group id=b \(attribute)="c">B</div>
      <div role=group id=c \(attribute)="a b"><button id=d>C</button></div>
      """
    )
    #expect(try page.name("#d") == "C")
    #expect(try page.role("#a") == "group")
  }

  @Test func namesInsideOfNamesAreBounded() {
    let nested = String(repeating: "<span role=link>word ", count: 800)
    let tree = AccessibilityTree(HTMLDocument(nested))
    let bytes = tree.names.reduce(0) { $0 + $1.utf8.count }
    #expect(bytes < 40_000_000)
    let buttons = String(repeating: "<button aria-labelledby='t t x'>b</button>", count: 300)
    let text = String(repeating: "word ", count: 8000)
    let shared = AccessibilityTree(HTMLDocument("<p id=t>\(text)</p>\(buttons)"))
    #expect(shared.names.reduce(0) { $0 + $1.utf8.count } < 40_000_000)
  }

  @Test func anyBytesGiveATree() {
    var seed: UInt64 = 7
    func next() -> UInt8 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: seed >> 33)
    }
    let pieces = [
      "<table>", "<tr>", "<td>", "</td>", "<svg>", "<title>", "</svg>", "<math>", "<select>",
      "<option>", "<template>", "</template>", "<p>", "<b>", "<a>", "</b>", "</p>", "<form>",
      "<button>", "<frameset>", "<!--", "-->", "&amp;", "&#0;", "\0", "<", ">",
      "<li aria-owns=a id=a>",
      "<style>a{", "</style>", "<script>", "</script>", "<details>", "<summary>", "</table>",
    ]
    for _ in 0..<20 {
      var page: [UInt8] = []
      for _ in 0..<300 {
        let choice = Int(next())
        page += choice < pieces.count * 6 ? Array(pieces[choice % pieces.count].utf8) : [next()]
      }
      let tree = AccessibilityTree(HTMLDocument(Data(page)))
      #expect(tree.names.count == tree.document.count)
    }
  }

  @Test(arguments: [
    "", " ", "\0", "<", "<!--", "<!", "</", "<a href='", "\u{FEFF}", "<style>{", "&",
  ])
  func fragmentsGiveATree(_ page: String) {
    #expect(AccessibilityTree(HTMLDocument(page)).document.count > 0)
  }
}
