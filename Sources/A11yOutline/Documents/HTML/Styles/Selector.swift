/// A CSS selector without commas, such as `nav > a[href]:first-child`.
///
/// It covers what choosing elements of a static page needs (Selectors Level 4): types, identifiers,
/// classes, attributes, combinators and structural pseudo-classes. What depends on the user, such
/// as `:hover`, never matches.
struct Selector: Sendable {
  /// How two compounds stand to each other.
  enum Combinator: Sendable {
    case descendant, child, nextSibling, laterSibling
  }

  /// How an attribute is tested.
  enum AttributeOperator: Sendable {
    case exists, equals, includes, dashMatch, prefix, suffix, substring
  }

  /// A test of one attribute.
  struct AttributeTest: Sendable {
    var name: String
    var comparison: AttributeOperator
    var value: String
    var ignoresCase: Bool
  }

  /// A test of where an element stands or what state it is in.
  indirect enum PseudoClass: Sendable {
    case not([Selector])
    case matches([Selector])
    case nthChild(step: Int, offset: Int, fromEnd: Bool, ofType: Bool)
    case onlyChild, root, empty, checked, disabled, enabled, required, optional, link, never
    case direction(String)

    /// The host of the shadow tree that the selector is about, if one of the selectors selects it in
    /// its own tree, or without any if it is any host.
    case host([Selector])
  }

  /// Tests that one element must pass together.
  struct Compound: Sendable {
    /// The element name in lower case; `nil` for any.
    var type: String?
    var identifier: String?
    var classes: [String] = []
    var attributes: [AttributeTest] = []
    var pseudoClasses: [PseudoClass] = []

    /// How the element stands to that of the compound on the left.
    var combinator: Combinator?
  }

  /// A part of an element that is not in the tree.
  enum PseudoElement: Sendable {
    case before, after, other
  }

  /// How strong a selector is: identifiers, then classes, then types.
  struct Specificity: Comparable, Sendable {
    var identifiers = 0
    var classes = 0
    var types = 0

    static func < (left: Specificity, right: Specificity) -> Bool {
      (left.identifiers, left.classes, left.types)
        < (right.identifiers, right.classes, right.types)
    }
  }

  /// The compounds from right to left; the first is that of the selected element.
  var compounds: [Compound]

  /// The part of the element that is selected; `nil` for the element.
  var pseudoElement: PseudoElement?

  /// What an element must be that the selected slot shows, where the selector selects such elements
  /// and not the slot; `nil` for the slot.
  var slotted: [Selector]?

  /// How strong the selector is.
  var specificity: Specificity
}
