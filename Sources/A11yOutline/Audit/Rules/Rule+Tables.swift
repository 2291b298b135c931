/// Rules about tables.
extension Rule {
  static let tables: [Rule] = [headersAttribute, headerCells, scopeValid]

  static let headersAttribute = Rule(
    id: "headers-attribute",
    title: "The headers of a cell are cells of its table",
    meaning: "A listener hears the wrong headers of a cell, or none.",
    remedy: "Name the identifiers of header cells in the same table",
    severity: .error,
    criteria: ["1.3.1"],
    act: ["a25f45"],
    axe: ["td-headers-attr"],
    applicability: "exposed cells of tables with a headers attribute",
    page: elements(
      where: { page, node in
        page.document.isHTML(node, "td", "th") && page.isExposed(node)
          && page.role(node) != .generic && page.role(node) != .presentation
          && page.document.text(of: "headers", of: node) != nil
          && page.table(around: node) != nil
      },
      expect: { page, node in
        guard let table = page.table(around: node) else { return .passes }
        for word in page.document.words(of: "headers", of: node) {
          guard let header = page.document.elementsByIdentifier[String(word)], header != node,
            page.document.isHTML(header, "td", "th"), page.table(around: header) == table
          else {
            return .fails("“\(String(word).shortened(to: 60))” is no cell of the same table")
          }
        }
        return .passes
      }
    )
  )

  static let headerCells = Rule(
    id: "header-cells",
    title: "A header of a table heads a cell",
    meaning: "A listener hears a header that tells nothing, or cells without one.",
    remedy: "Give rows the same number of cells, and use td for what is no header",
    severity: .warning,
    criteria: ["1.3.1"],
    act: ["d0f69e"],
    axe: ["th-has-data-cells"],
    applicability: "exposed column and row headers",
    page: { page, verdicts in
      for table in page.elements
      where [.table, .grid, .treeGrid].contains(page.role(table)) && page.isExposed(table) {
        let grid = TableGrid(table, in: page)
        for (header, isUsed) in grid.headers {
          let name = page.name(header).shortened(to: 60)
          verdicts.record(
            isUsed ? .passes : .fails("The header “\(name)” heads no cell"),
            of: header
          )
        }
      }
    }
  )

  /// What a header can be said to head.
  private static let scopes: Set<String> = ["row", "col", "rowgroup", "colgroup"]

  static let scopeValid = Rule(
    id: "scope-valid",
    title: "The scope of a header is one that exists",
    meaning: "A listener hears the header with the wrong cells, or not at all.",
    remedy: "Write row, col, rowgroup or colgroup, and only on th",
    severity: .warning,
    criteria: ["1.3.1"],
    axe: ["scope-attr-valid"],
    applicability: "exposed cells of tables with a scope attribute",
    page: elements(
      where: { page, node in
        page.document.isHTML(node, "td", "th") && page.isExposed(node)
          && page.document.text(of: "scope", of: node) != nil
      },
      expect: { page, node in
        guard page.document.isHTML(node, "th") else {
          return .fails("The scope is on a td, which is no header")
        }
        let scope = page.document.text(of: "scope", of: node)?.lowercased() ?? ""
        return scopes.contains(scope)
          ? .passes : .fails("There is no scope “\(scope.shortened(to: 20))”")
      }
    )
  )
}

extension WebPage {
  /// The table element that a cell stands in, unless it is only for layout.
  func table(around node: Int) -> Int? {
    for ancestor in document.ancestors(node).prefix(8) where document.isHTML(ancestor, "table") {
      return [.table, .grid, .treeGrid].contains(role(ancestor)) ? ancestor : nil
    }
    return nil
  }
}
