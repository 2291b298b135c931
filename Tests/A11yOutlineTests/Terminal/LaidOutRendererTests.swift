import Foundation
import Testing

@testable import A11yOutline

/// What part of a drawing is in view, and how the current item is marked in it.
@Suite struct LaidOutRendererTests {
  private let drawing = (0..<10).map { "row \($0) of a wide drawing" }

  private func region(column: Int, row: Int, columns: Int, rows: Int = 1) -> CGRect {
    CGRect(x: column * 8, y: row * 16, width: columns * 8, height: rows * 16)
  }

  private func frame(
    _ renderer: inout LaidOutRenderer,
    _ region: CGRect?,
    columns: Int = 40,
    rows: Int = 4
  ) -> TerminalFrame {
    renderer.frame(
      of: drawing,
      around: region,
      size: TerminalSize(columns: columns, rows: rows),
      above: [ScreenRow(text: "said")]
    )
  }

  @Test func viewFollowsTheCursorAndStaysWhereItCan() {
    var renderer = LaidOutRenderer(marksItem: true)
    func texts(_ row: Int, rows: Int = 1) -> [String] {
      frame(&renderer, region(column: 0, row: row, columns: 5, rows: rows)).rows.map {
        String($0.text.prefix(7))
      }
    }
    #expect(texts(0) == ["> row 0", "  row 1", "  row 2", "said"])
    #expect(texts(2) == ["  row 0", "  row 1", "> row 2", "said"])
    #expect(texts(3) == ["  row 1", "  row 2", "> row 3", "said"])
    #expect(texts(1) == ["> row 1", "  row 2", "  row 3", "said"])
    #expect(texts(9) == ["  row 7", "  row 8", "> row 9", "said"])
    #expect(texts(4, rows: 5) == ["> row 4", "  row 5", "  row 6", "said"])
  }

  @Test func viewFollowsTheCursorSideways() {
    var renderer = LaidOutRenderer(marksItem: true)
    let first = frame(&renderer, region(column: 9, row: 0, columns: 6), columns: 12)
    #expect(first.rows[0].text == ">  of a wide")
    #expect(first.cursorColumn == 6)
    let second = frame(&renderer, region(column: 0, row: 1, columns: 3), columns: 12)
    #expect(second.rows[1].text == "> row 1 of a")
    #expect(second.cursorColumn == 2)
  }

  @Test func onlyTheItemIsEmphasised() throws {
    var renderer = LaidOutRenderer(marksItem: true)
    let rows = frame(&renderer, region(column: 6, row: 1, columns: 4)).rows
    let span = try #require(rows[1].span)
    #expect(String(Array(rows[1].text)[span]) == "of a")
    #expect(rows.map(\.isCurrent) == [false, true, false, false])
  }

  @Test func anotherReaderSeesNoMark() {
    var renderer = LaidOutRenderer(marksItem: false)
    #expect(frame(&renderer, region(column: 0, row: 0, columns: 5)).rows[0].text.hasPrefix("  row"))
  }

  @Test func whatIsNotDrawnMarksNothing() {
    var renderer = LaidOutRenderer(marksItem: true)
    let nowhere = frame(&renderer, nil)
    #expect(nowhere.rows.allSatisfy { !$0.isCurrent })
    #expect(nowhere.rows.count == 4)
    let outside = frame(&renderer, region(column: -4, row: 40, columns: 2))
    #expect(outside.rows.map(\.isCurrent) == [false, false, false, false])
  }

  @Test func cellsAreFoundAgainInTheDrawing() {
    var renderer = LaidOutRenderer(marksItem: true)
    _ = frame(&renderer, region(column: 0, row: 5, columns: 3))
    #expect(renderer.point(column: 2, row: 0) == CGPoint(x: 4, y: 3 * 16 + 8))
    #expect(renderer.point(column: 1, row: 0) == nil)
  }

  @MainActor @Test func aDocumentIsDrawnByItsRegions() throws {
    var builder = OutlineBuilder(title: "Map")
    builder.append(
      NodeContent(name: "Harbour", region: CGRect(x: 16, y: 16, width: 80, height: 16)),
      depth: 0
    )
    builder.append(
      NodeContent(name: "Hill", region: CGRect(x: 0, y: 0, width: 80, height: 16)),
      depth: 0
    )
    let player = OutlinePlayer(builder.finish())
    #expect(player.drawing == ["Hill", "  Harbour"])
    #expect(player.press("#").map(\.text) == ["Laid-out view on"])
    #expect(player.node(at: CGPoint(x: 20, y: 20)) == player.cursor)
  }
}
