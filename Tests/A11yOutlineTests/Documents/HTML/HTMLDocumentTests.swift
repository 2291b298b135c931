import Foundation
import Testing

@testable import A11yOutline

@Suite struct HTMLDocumentTests {
  private func element(_ name: String, in document: HTMLDocument) throws -> Int {
    try #require((0..<document.count).first { document.name($0) == name })
  }

  @Test func elementsKeepTheirPlaceInTheSource() throws {
    let document = HTMLDocument("<!DOCTYPE html>\n<body>\n\t<p>é<b>x</b>")
    #expect(document.position(try element("p", in: document)) == SourcePosition(line: 3, column: 2))
    #expect(document.position(try element("b", in: document)) == SourcePosition(line: 3, column: 6))
    #expect(document.position(try element("html", in: document)) == nil)
    #expect(document.hasDocumentType)
  }

  @Test func attributesKeepTheirOrderAndDuplicates() throws {
    let document = HTMLDocument("<p ID='a' class=b id=\"c\" data-x id=d>t")
    let attributes = document.attributes(of: try element("p", in: document))
    #expect(attributes.map(\.name) == ["id", "class", "id", "data-x", "id"])
    #expect(attributes.map(\.value) == ["a", "b", "c", "", "d"])
    #expect(attributes.map(\.isDuplicate) == [false, false, true, false, true])
    #expect(document.attribute("id", of: try element("p", in: document)) == "a")
  }

  @Test func descendantsAreARange() throws {
    let document = HTMLDocument("<ul><li>a<b>c</b><li>d</ul><p>e")
    let list = try element("ul", in: document)
    #expect(document.text(list) == "acd")
    #expect(document.childElements(list).count { _ in true } == 2)
    let items = Array(document.childElements(list))
    #expect(document.previousElement(items[1]) == items[0])
    #expect(document.nextElement(items[0]) == items[1])
    #expect(document.nextElement(items[1]) == nil)
  }

  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF, 0xC3, 0xA9], "é"), ([0xFE, 0xFF, 0x00, 0xE9], "é"),
      ([0xFF, 0xFE, 0xE9, 0x00], "é"), ([0xC3, 0xA9], "é"), ([0xE9, 0x20, 0x93], "é \u{201C}"),
    ] as [([UInt8], String)]
  )
  func encodingsAreFoundFromTheBytes(_ bytes: [UInt8], _ text: String) {
    let document = HTMLDocument(Data(bytes))
    #expect(document.text(0) == text)
  }

  @Test(arguments: [("koi8-r", "й"), ("ISO-8859-1", "Ê"), ("windows-1251", "К")])
  func aMetaElementStatesTheEncoding(_ label: String, _ letter: String) {
    let head = Array("<meta http-equiv=x content='text/html; charset=\(label)'>".utf8)
    #expect(HTMLDocument(Data(head + [0xCA])).text(0) == letter)
  }

  @Test func guessingAnEncodingIsToldOf() {
    #expect(HTMLDocument(Data([0xE9])).warnings.count == 1)
    #expect(HTMLDocument("é").warnings.isEmpty)
  }
}
