/// Rules about what is seen and has to be told.
extension Rule {
  static let images: [Rule] = [
    imageAlternative, drawingName, objectName, imageFileName, imageNameRepeated, decorativeExposed,
  ]

  private static let alternativeRemedy =
    "Say what the image tells in alt, or mark it as decoration with an empty alt"

  static let imageAlternative = Rule(
    id: "image-alternative",
    title: "An image has a text alternative or is marked as decoration",
    meaning: "A listener hears “image”, or the name of a file, and not what the image tells.",
    remedy: alternativeRemedy,
    severity: .error,
    criteria: ["1.1.1"],
    act: ["23a2a8"],
    axe: ["image-alt", "role-img-alt"],
    applicability: "images that are not hidden",
    page: elements(
      where: { page, node in
        page.document.namespace(node) == .html && !page.isHidden(node)
          && (page.document.isHTML(node, "img") || page.role(node) == .image)
      },
      expect: { page, node in
        if page.isNamed(node) || page.role(node) == .presentation { return .passes }
        // What else the author declares an image to be is looked at by the rules about that.
        if page.role(node) != .image { return .passes }
        return .fails("The image has no text alternative")
      }
    ),
    outline: nodes(
      where: { $0.nodes[$1].role == .image },
      expect: { outline, index in
        outline.nodes[index].isNamed ? .passes : .fails("The image has no text alternative")
      }
    )
  )

  static let drawingName = Rule(
    id: "svg-image-name",
    title: "A drawing with a role has a name",
    meaning: "A listener hears that there is a picture and not what it shows.",
    remedy: "Give the drawing a title element or an aria-label",
    severity: .error,
    criteria: ["1.1.1"],
    act: ["7d6734"],
    axe: ["svg-img-alt"],
    applicability: "exposed SVG elements that state the role img or one of the graphics roles",
    page: elements(
      where: { page, node in
        guard page.document.namespace(node) == .svg, page.isExposed(node),
          let role = page.explicitRole(node)
        else { return false }
        return [.image, .graphicsDocument, .graphicsSymbol].contains(role)
      },
      expect: { $0.isNamed($1) ? .passes : .fails("The drawing has no name") }
    )
  )

  static let objectName = Rule(
    id: "object-name",
    title: "An embedded image, sound or film has a name",
    meaning: "A listener does not hear that there is something to look at or to play.",
    remedy: "Name the object with aria-label, aria-labelledby or title",
    severity: .error,
    criteria: ["1.1.1"],
    act: ["8fc3b6"],
    axe: ["object-alt"],
    applicability: "object elements that are not hidden and show an image, a sound or a film",
    page: elements(
      where: { page, node in
        guard page.document.isHTML(node, "object"), page.explicitRole(node) == nil,
          !page.isHidden(node), let data = page.document.text(of: "data", of: node)
        else { return false }
        // Of an object whose file is not there, what is inside of it is shown.
        if page.document.childElements(node).contains(where: { _ in true }),
          page.links.place(of: data) == .missing
        {
          return false
        }
        return MediaType.isMedia(address: data, type: page.document.text(of: "type", of: node))
      },
      expect: { $0.isNamed($1) ? .passes : .fails("The object has no name") }
    )
  )

  static let imageFileName = Rule(
    id: "image-file-name",
    title: "The name of an image is not the name of its file",
    meaning: "A listener hears the name of a file, which seldom says what the image tells.",
    remedy: alternativeRemedy,
    severity: .warning,
    criteria: ["1.1.1"],
    act: ["9eb3f6"],
    applicability: "exposed images whose name is that of their file",
    page: elements(
      where: { page, node in
        page.isExposed(node) && ImageFileName.matches(node, in: page)
      },
      expect: { page, node in
        let name = page.name(node).squeezingHTMLSpace()
        if ImageFileName.isInDownload(node, in: page) { return .passes }
        if ImageFileName.isMeaningless(name) {
          return .fails("The name of the image is the name of its file, “\(name)”")
        }
        return .cannotTell("The name of the image is the name of its file, “\(name)”")
      }
    ),
    outline: nodes(
      where: { $0.nodes[$1].role == .image && $0.nodes[$1].isNamed },
      expect: { outline, index in
        let name = outline.nodes[index].name
        return ImageFileName.isMeaningless(name)
          ? .fails("The name of the image is the name of a file, “\(name.shortened(to: 60))”")
          : .passes
      }
    )
  )

  static let imageNameRepeated = Rule(
    id: "image-name-repeated",
    title: "An image does not repeat the text beside it",
    meaning: "A listener hears the same words twice.",
    remedy: "Mark the image as decoration with an empty alt",
    severity: .note,
    axe: ["image-redundant-alt"],
    applicability: "named images in links, buttons and summaries that hold text too",
    page: elements(
      where: { page, node in
        page.document.isHTML(node, "img") && page.role(node) == .image && !page.isHidden(node)
          && page.isNamed(node) && !(page.textBeside(image: node) ?? "").isEmpty
      },
      expect: { page, node in
        let name = page.name(node).squeezingHTMLSpace()
        let text = page.textBeside(image: node) ?? ""
        return name.lowercased() == text.lowercased()
          ? .fails("The image says “\(name.shortened(to: 60))”, as does the text") : .passes
      }
    )
  )

  static let decorativeExposed = Rule(
    id: "decoration-exposed",
    title: "What is marked as decoration is not read",
    meaning: "A listener hears something that its author wanted to keep silent.",
    remedy: "Remove the name, the tab stop or the mark of decoration, whichever is wrong",
    severity: .warning,
    act: ["46ca7f"],
    axe: ["presentation-role-conflict"],
    applicability: "images with an empty alt and elements with the role none",
    page: elements(
      where: { page, node in
        guard page.hasAttributes(node) else { return false }
        if page.document.isHTML(node, "img"), page.document.attribute("alt", of: node) == "",
          page.explicitRole(node) == nil
        {
          return true
        }
        return page.explicitRole(node) == .presentation
      },
      expect: { page, node in
        page.role(node) == .presentation || page.isHidden(node)
          ? .passes : .fails("The element is marked as decoration, but it is read")
      }
    )
  )
}

extension WebPage {
  /// How far up the control around an image is looked for, and how much may be in it.
  private static let (controlLimit, contentLimit) = (8, 64)

  /// The text of the control that an image stands in; `nil` if it stands in none, or in one that
  /// holds more than a few words.
  fileprivate func textBeside(image node: Int) -> String? {
    let control = document.ancestors(node).prefix(Self.controlLimit).first {
      role($0).isKind(of: .link) || role($0) == .button || document.isDisclosureSummary($0)
    }
    guard let control, document.descendants(control).count <= Self.contentLimit else { return nil }
    return document.text(control).squeezingHTMLSpace()
  }
}
