/// The way to a node by the labels of the nodes it stands in, to find it again after the document
/// was edited.
struct LabelPath: Hashable, Sendable, Codable {
  /// One node on the way.
  struct Step: Hashable, Sendable, Codable {
    /// The beginning of its label.
    let label: String
    /// Its place among its counted siblings, from 1; 0 for one that is not counted.
    let place: Int
  }

  /// How much of a label is kept.
  private static let longestLabel = 100
  /// How many steps are kept; what is deeper is found as far as they lead.
  static let mostSteps = 64

  /// The nodes on the way, the outermost first, the node itself last.
  let steps: [Step]

  /// The way to a node.
  ///
  /// - Complexity: O(depth).
  init(to id: NodeID, in outline: Outline) {
    let way = ([id] + outline.ancestors(of: id)).reversed().prefix(LabelPath.mostSteps)
    steps = way.map { node in
      Step(label: LabelPath.label(outline[node]), place: outline[node].position ?? 0)
    }
  }

  fileprivate static func label(_ node: Outline.Node) -> String {
    String(node.name.prefix(longestLabel))
  }
}

extension LabelPath {
  /// What a path leads to.
  struct Destination: Hashable, Sendable {
    /// The deepest node on the way that was found.
    let node: NodeID
    /// Whether it is the node that the path was made for, as far as labels tell.
    let isExact: Bool
  }

  /// Finds where paths lead in an outline.
  ///
  /// Of several siblings with the same label the one is taken whose place is the nearest. Where the
  /// last label of a path is gone, what stands at its place now is taken instead.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - outline: The outline.
  /// - Returns: A destination a path; `nil` where not even the first label was found.
  /// - Complexity: O(children of the nodes on the way · log of their number), for all paths
  ///   together.
  static func follow(_ paths: [LabelPath], in outline: Outline) -> [Destination?] {
    var destinations = [Destination?](repeating: nil, count: paths.count)
    var waiting: [(children: [NodeID], depth: Int, paths: [Int])] = [
      (outline.roots, 0, paths.indices.filter { !paths[$0].steps.isEmpty })
    ]
    while let (children, depth, indices) = waiting.popLast() {
      let wanted = Set(indices.map { paths[$0].steps[depth].label })
      var found: [String: [NodeID]] = [:]
      for child in children {
        let label = label(outline[child])
        if wanted.contains(label) { found[label, default: []].append(child) }
      }
      var onward: [NodeID: [Int]] = [:]
      for index in indices {
        let step = paths[index].steps[depth]
        let isLast = depth == paths[index].steps.count - 1
        let nearest = found[step.label]?.min {
          distance($0, step, outline) < distance($1, step, outline)
        }
        if let nearest {
          destinations[index] = Destination(node: nearest, isExact: isLast)
          if !isLast { onward[nearest, default: []].append(index) }
        } else if isLast, !children.isEmpty {
          let place = min(max(step.place - 1, 0), children.count - 1)
          destinations[index] = Destination(node: children[place], isExact: false)
        }
      }
      for (node, indices) in onward {
        waiting.append((outline.children(of: node), depth + 1, indices))
      }
    }
    return destinations
  }

  private static func distance(_ id: NodeID, _ step: Step, _ outline: Outline) -> Int {
    abs((outline[id].position ?? 0) - step.place)
  }
}
