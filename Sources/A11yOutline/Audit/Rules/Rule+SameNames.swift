/// Rules about frames and links that a listener cannot tell apart.
extension Rule {
  static let sameNames: [Rule] = [framesSameName, linksSameName]

  static let framesSameName = Rule(
    id: "frames-same-name",
    title: "Frames with the same name hold the same",
    meaning: "A listener who chooses among frames cannot tell which one to go into.",
    remedy: "Say in the title of each frame what is special about it",
    severity: .warning,
    criteria: ["4.1.2"],
    act: ["4b1c6c"],
    axe: ["frame-title-unique"],
    applicability: "exposed iframe elements of which several have the same name",
    page: { page, verdicts in
      var byName: [String: [Int]] = [:]
      for node in page.elements
      where page.document.isHTML(node, "iframe") && !page.isHidden(node) && page.isNamed(node) {
        byName[page.name(node).squeezingHTMLSpace().lowercased(), default: []].append(node)
      }
      var targets = LinkTargets(page.links)
      // In the order of the page, since no more than some files are read.
      let groups = byName.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
      for frames in groups {
        let address = { page.document.text(of: "src", of: $0) ?? "" }
        for frame in frames {
          verdicts.record(
            framesVerdict(
              targets.comparison(of: address(frames[0]), address(frame)),
              in: page
            ),
            of: frame
          )
        }
      }
    }
  )

  private static func framesVerdict(
    _ comparison: LinkTargets.Comparison,
    in page: WebPage
  ) -> Verdict {
    switch comparison {
    case .same: .passes
    case .different where !page.hasScripts:
      .fails("Another frame has the same name and holds something else")
    case .different, .unknown:
      .cannotTell("Another frame has the same name: see whether both serve the same purpose")
    }
  }

  static let linksSameName = Rule(
    id: "links-same-name",
    title: "Links with the same name in one place lead to the same",
    meaning: "A listener cannot tell which of the links is the wanted one.",
    remedy: "Say in each link where it leads",
    severity: .note,
    criteria: ["2.4.4", "2.4.9"],
    axe: ["identical-links-same-purpose"],
    applicability: "exposed links with a name and an address that stand in one block, such as a "
      + "paragraph, an item or a cell",
    page: { page, verdicts in
      var first: [LinkInBlock: String] = [:]
      for node in page.elements
      where page.role(node).isKind(of: .link) && page.isExposed(node) && page.isNamed(node) {
        guard let target = page.document.text(of: "href", of: node)?.trimmingHTMLSpace() else {
          continue
        }
        let key = LinkInBlock(
          block: page.block(around: node),
          name: page.name(node).squeezingHTMLSpace().lowercased()
        )
        let name = page.name(node).squeezingHTMLSpace().shortened(to: 60)
        if let known = first[key], known != target {
          verdicts.record(.fails("Another “\(name)” beside it leads somewhere else"), of: node)
        } else {
          first[key] = target
          verdicts.record(.passes, of: node)
        }
      }
    }
  )

  private struct LinkInBlock: Hashable {
    var block: Int?
    var name: String
  }
}

extension WebPage {
  /// The elements whose text belongs together.
  private static let blocks: Set<String> = [
    "p", "li", "dt", "dd", "td", "th", "caption", "figcaption", "summary", "blockquote", "address",
    "h1", "h2", "h3", "h4", "h5", "h6", "div", "section", "article", "aside", "nav", "header",
    "footer", "main", "form", "fieldset", "details", "dialog", "body",
  ]

  /// How far up a block is looked for.
  private static let blockLimit = 64

  /// The nearest element around an element whose text belongs together; `nil` if there is none.
  fileprivate func block(around node: Int) -> Int? {
    document.ancestors(node).prefix(Self.blockLimit).first {
      document.namespace($0) == .html && Self.blocks.contains(document.name($0))
    }
  }
}
