import A11yOutline
import Foundation
import Testing

/// The outline format: what it says, and what it says about mistakes.
struct OutlineJSONTests {
  @Test("All members of an item reach the outline")
  func members() throws {
    let outline = try Outline(
      text: #"""
        {"title":"Menu","language":"pt-BR","items":[
          {"children":[{"name":"Salt","inline":true}],"expanded":true,"name":"Spices\n\u00e9\ud83d\ude00",
           "role":"list","id":"s"},
          {"name":"Volume","role":"toggle","value":"On","hint":"Turns","description":"Loud",
           "language":"en","target":"#s","headingLevel":2,"rows":3,"columns":2,
           "region":[1,2.5,30,40],"disabled":true,"hitTesting":false,"hidden":true},
          {"name":"Empty","children":[]}
        ]}
        """#
    )
    #expect(outline.title == "Menu")
    #expect(outline.language == "pt-BR")
    #expect(
      outline.picture == """
        Spices é😀 | list | open
          Salt | inline
        Volume | toggle | h2 | On | 3x2 | -> #s | (Loud) | hidden
        Empty | closed
        """
    )
    let content = Array(outline.nodes)[2].content
    #expect(content.region == CGRect(x: 1, y: 2.5, width: 30, height: 40))
    #expect(content.hint == "Turns")
    #expect(!content.isEnabled)
    #expect(!content.isHitTestable)
    #expect(outline.positions == ["2:3 Spices é😀", "2:16 Salt", "4:3 Volume", "7:3 Empty"])
  }

  @Test(
    "A mistake is named with its line, its column and its place in the outline",
    arguments: [
      (
        #"{"items":[{"name":"A","expanded":true}]}"#,
        "f.json:1:23: items[0].expanded: an item without children has no expansion"
      ),
      (
        #"{"items":[{"name":"A","children":[{"name":1}]}]}"#,
        "f.json:1:43: items[0].children[0].name: expected a string, not a number"
      ),
      (
        "{\"items\":[\n {\"name\":\"A\"},\n {\"role\":\"text\"}]}",
        "f.json:3:2: items[1]: the name is missing"
      ),
      (
        #"{"items":[{"name":"A","role":"dial"}]}"#,
        "f.json:1:30: items[0].role: there is no role \"dial\""
      ),
      (
        #"{"items":[{"name":"A","id":"x"},{"name":"B","id":"x"}]}"#,
        "f.json:1:50: items[1].id: another item has the id \"x\""
      ),
      (
        #"{"items":[{"name":"A","hidden":"yes"}]}"#,
        "f.json:1:32: items[0].hidden: expected true or false, not a string"
      ),
      (#"{"items":[{"name":"A","name":"B"}]}"#, "f.json:1:23: items[0].name: it is stated twice"),
      (
        #"{"items":[{"name":"A","region":[1,2]}]}"#,
        "f.json:1:36: items[0].region: expected [x, y, width, height], not \"]\""
      ),
      (
        #"{"items":[{"name":"A","rows":1.5}]}"#,
        "f.json:1:30: items[0].rows: expected a whole number from 0"
      ),
      (#"{"items":3}"#, "f.json:1:10: the items must be an array, not a number"),
      (#"{"items":["A"]}"#, "f.json:1:11: an item must be an object, not a string"),
      (#"{"items":[{"name":"A"},]}"#, "f.json:1:24: a comma must be followed by something"),
      (#"{"items":[{"name":"A"}"#, "f.json:1:23: expected \",\" or \"]\", not the end of the text"),
      (#"{"items":[]} {}"#, "f.json:1:14: nothing may follow the outline, not an object"),
      (#"{"items":[{"name":"A\q"}]}"#, "f.json:1:21: items[0].name: unknown escape in a string"),
      (
        "{\"items\":[{\"name\":\"A\n\"}]}",
        "f.json:1:21: items[0].name: the string does not end on its line"
      ),
      ("[1]", "f.json:1:1: the outline must be an object, not an array"),
      ("{nope", "f.json:1:2: unexpected word \"nope\"; texts stand in quotes"),
      (#"{"title":01}"#, "f.json:1:10: title: \"01\" is not a number"),
      (" ", "f.json:1:2: the outline must be an object, not the end of the text"),
    ]
  )
  func mistakes(text: String, message: String) {
    let error = #expect(throws: DocumentError.self) { try Outline(text: text, name: "f.json") }
    #expect(error?.description == message)
  }

  @Test("An unknown member is passed over with a warning, whatever its value")
  func unknownMember() throws {
    let outline = try Outline(
      text: #"{"items":[{"name":"A","colour":{"a":[1,{"b":[]},"]"],"c":{}}}],"version":1}"#,
      format: .outlineJSON
    )
    #expect(outline.picture == "A")
    #expect(
      outline.warnings.map(\.description) == [
        "1:23: there is no member \"colour\"; it was passed over",
        "1:64: there is no member \"version\"; it was passed over",
      ]
    )
  }

  @Test("An outline without items is a document with nothing in it")
  func empty() throws {
    #expect(try Outline(text: "{}", format: .outlineJSON).isEmpty)
    #expect(try Outline(text: #"{"title":"T","items":[]}"#).title == "T")
  }

  @Test("Ten thousand levels are read, written and read again")
  func deep() throws {
    let depth = 10_000
    let text =
      #"{"items":["# + String(repeating: #"{"name":"x","children":["#, count: depth)
      + String(repeating: "]}", count: depth) + "]}"
    let outline = try Outline(text: text, format: .outlineJSON)
    #expect(outline.count == depth)
    #expect(outline.nodes.reduce(0) { max($0, $1.level) } == depth)
    let written = OutlineJSONWriter().text(of: outline)
    #expect(try Outline(text: written).contents == outline.contents)
    let broken = text.dropLast(depth * 2) + "}"
    let error = #expect(throws: DocumentError.self) {
      try Outline(text: String(broken), format: .outlineJSON)
    }
    #expect((error?.path?.count ?? .max) < 400)
  }

  @Test("What the writer writes is the same outline", arguments: 0..<60)
  func roundTrip(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let outline = OutlineSample.random(using: &generator)
    let text = OutlineJSONWriter().text(of: outline)
    let again = try Outline(text: text, format: .outlineJSON)
    #expect(again.title == outline.title)
    #expect(again.language == outline.language)
    #expect(again.contents == outline.contents)
    #expect(OutlineJSONWriter().text(of: again) == text)
  }
}
