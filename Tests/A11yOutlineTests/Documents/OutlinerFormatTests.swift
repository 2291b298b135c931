import A11yOutline
import Testing

/// The formats of other outliners, and data as trees.
struct OutlinerFormatTests {
  @Test("VimOutliner: body, code, tables, check boxes with percentages")
  func vimOutliner() throws {
    let outline = try Outline(
      text: """
        House
        \t[_] 50% Paint it
        \t\t: First line
        \t\t: goes on
        \t\t:
        \t\t: second paragraph
        \t[X] Sell
        \t\t;code a
        \t\t;  code b
        \t|| Name | Age |
        \t| Ann | 42 |
        \t> user text
        """,
      name: "x.otl"
    )
    #expect(
      outline.picture == """
        House | open
          Paint it | toDo | not checked | (50%) | closed
            First line goes on | paragraph
            second paragraph | paragraph
          Sell | toDo | checked | closed
            code a | code | closed
              code a
                code b
          Name, Age | table | 1x2 | closed
            Ann | row | closed
              Name: Ann | cell
              Age: 42 | cell
          user text | paragraph
        """
    )
  }

  @Test("TaskPaper: projects, tasks, notes and tags, with and without indentation")
  func taskPaper() throws {
    let outline = try Outline(
      text: """
        Home: @area
        - Paint @done(2026-01-02) @due
        \t- Buy colour
        \tany white
        - Rest
        Work:
        \t- Ask
        loose note
        """,
      name: "x.taskpaper"
    )
    #expect(
      outline.picture == """
        Home | heading | h1 | (@area) | closed
          Paint | toDo | checked | (@done(2026-01-02) @due) | closed
            Buy colour | toDo | not checked
            any white | note
          Rest | toDo | not checked
        Work | heading | h1 | closed
          Ask | toDo | not checked
          loose note | note
        """
    )
  }

  @Test(
    "Freeplane: the root is the title, folded branches are closed, rich text and notes are kept"
  )
  func freeplane() throws {
    let outline = try Outline(
      text: """
        <map version="1.0.1"><node TEXT="Map" ID="r">
        <node TEXT="Folded" FOLDED="true" POSITION="right"><node TEXT="in"/></node>
        <node TEXT="Open"><node TEXT="&#xe9;t&#xe9;" LINK="http://x.example"/></node>
        <node><richcontent TYPE="NODE"><html><body><p>Rich <b>text</b></p></body></html>
        </richcontent><richcontent TYPE="NOTE"><html><body><p>note</p></body></html></richcontent>
        </node></node></map>
        """,
      name: "x.mm"
    )
    #expect(outline.title == "Map")
    #expect(
      outline.picture == """
        Folded | closed
          in
        Open | closed
          été | link | -> http://x.example
        Rich text | closed
          note | note
        """
    )
  }

  @Test("XML of any kind is a tree")
  func xml() throws {
    let outline = try Outline(
      text: "<?xml version=\"1.0\"?><a x=\"1\"><b>text</b><c/>mixed<d>x <e>y</e> z</d></a>"
    )
    #expect(
      outline.picture == """
        a | open
          x: 1
          b: text
          c
          mixed
          d | closed
            x
            e: y
            z
        """
    )
  }

  @Test("JSON of any kind is a tree in its own order, long arrays in groups")
  func json() throws {
    let outline = try Outline(
      text: #"{"z":1,"a":{"k":null,"l":[true,"x"]},"list":[{"id":7,"name":"Ann"},[]],"e":{}}"#
    )
    #expect(
      outline.picture == """
        z: 1
        a | closed
          k: null
          l | closed
            true
            x
        list | closed
          Ann | closed
            id: 7
            name: Ann
          item 2 | closed
        e | closed
        """
    )
    let numbers = "[" + (1...250).map(String.init).joined(separator: ",") + "]"
    let long = try Outline(text: numbers, format: .json)
    let roots = long.roots.map { long[$0].name }
    #expect(roots == ["1 to 100", "101 to 200", "201 to 250"])
    #expect(long.count == 253)
    let error = #expect(throws: DocumentError.self) {
      try Outline(text: "[1,\n  }", format: .json, name: "j")
    }
    #expect(error?.description == "j:2:3: \"}\" is not expected here")
    let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    #expect(try Outline(text: deep, format: .json).count == 9_999)
  }

  @Test("Prose is read by paragraphs")
  func prose() throws {
    let text = """
      A first paragraph that is long enough to be taken for prose,
      and goes on in a second line.

      A second one.
      """
    let outline = try Outline(text: text, name: "a.txt")
    #expect(
      outline.picture == """
        A first paragraph that is long enough to be taken for prose, and goes on in a second line. \
        | paragraph
        A second one. | paragraph
        """
    )
    #expect(outline.positions.last == "4:1 A second one.")
  }
}
