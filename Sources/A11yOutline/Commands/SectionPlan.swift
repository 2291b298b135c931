/// Where the chapters and the files of a spoken document begin.
struct SectionPlan: Sendable {
  /// The most chapters: as many tracks as a cue sheet has.
  static let mostChapters = 99

  /// How deep a group can stand that is still a chapter.
  private static let deepestChapter = 6

  /// How long a title may be, in characters.
  private static let longestTitle = 120

  private let chapterLevel: Int
  private let splitLevel: Int?

  /// Makes a plan.
  ///
  /// Chapters are the items at the top and the groups down to the deepest level with which there
  /// are no more than ``mostChapters``.
  ///
  /// - Parameters:
  ///   - outline: The document.
  ///   - splitLevel: The deepest level whose items begin a file; `nil` for one file.
  /// - Complexity: O(number of shown nodes).
  init(_ outline: Outline, splitLevel: Int? = nil) {
    self.splitLevel = splitLevel
    var counts = [Int](repeating: 0, count: Self.deepestChapter + 1)
    for node in outline.visibleNodes where node.level <= Self.deepestChapter {
      if node.isGroup || node.level == 1 { counts[node.level] += 1 }
    }
    var level = 1
    var sum = counts[1]
    while level < Self.deepestChapter, sum + counts[level + 1] <= Self.mostChapters {
      level += 1
      sum += counts[level]
    }
    chapterLevel = max(level, splitLevel ?? 1)
  }

  /// Whether a chapter begins with a node.
  func startsChapter(_ node: Outline.Node) -> Bool {
    if startsFile(node) { return true }
    return node.level <= chapterLevel && (node.isGroup || node.level == 1)
  }

  /// Whether a file begins with a node.
  func startsFile(_ node: Outline.Node) -> Bool {
    splitLevel.map { node.level <= $0 } ?? false
  }

  /// How many files there can be at most.
  func fileCount(of outline: Outline) -> Int {
    guard splitLevel != nil else { return 1 }
    return max(1, outline.visibleNodes.count { startsFile($0) })
  }

  /// The name of a chapter: that of its node, on one line.
  static func title(of node: Outline.Node) -> String {
    let words = node.name.sanitized.split(whereSeparator: \.isWhitespace)
    return String(words.joined(separator: " ").prefix(longestTitle))
  }
}
