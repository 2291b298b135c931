/// Writes one web page that needs nothing else: nested disclosures that work with a keyboard and a
/// screen reader in any browser.
///
/// Groups are `<details>` in lists, so that browsers give them a name, a state, a place among
/// their siblings and a way to open them without a script.
public struct HTMLWriter: DocumentWriter {
  /// Creates a writer.
  public init() {}

  /// The outline as a page.
  ///
  /// - Complexity: O(size of the outline).
  public func text(of outline: Outline) -> String {
    let tree = WrittenTree(outline)
    var lines = HTMLLines(tree)
    lines.write()
    let title = (outline.title ?? "Outline").escapedForMarkup
    let language = (outline.language ?? "en").escapedForMarkup
    // The title is the heading of the page, unless the document has headings of that level.
    let hasHeading = tree.nodes.contains { $0.content.headingLevel == 1 }
    let heading = hasHeading ? "" : "<h1>\(title)</h1>\n"
    // Where the document has landmarks, one around all of them would be one more.
    let element = tree.nodes.contains { $0.role == .landmark } ? "div" : "main"
    return """
      <!DOCTYPE html>
      <html lang="\(language)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      body { font: 1.1rem/1.5 sans-serif; max-width: 45rem; margin: 1rem auto; padding: 0 1rem; }
      summary { cursor: pointer; }
      summary :is(h1, h2, h3, h4, h5, h6) { display: inline; font-size: 1.1em; }
      ul { list-style: none; padding-left: 1.25rem; }
      pre { overflow-x: auto; white-space: pre-wrap; }
      td, th { border: 1px solid; padding: 0.2rem 0.5rem; text-align: start; }
      table { border-collapse: collapse; }
      </style>
      </head>
      <body>
      <\(element)>
      \(heading)\(lines.html)</\(element)>
      </body>
      </html>

      """
  }
}
