import A11yOutline

/// A hierarchy of data, of which one row can be chosen.
struct FileBrowser: View {
  struct Entry: Identifiable {
    let id: String
    let name: String
    var children: [Entry]?

    init(_ name: String, in folder: String = "", _ children: [(String, [String]?)]? = nil) {
      let path = folder + "/" + name
      id = path
      self.name = name
      self.children = children?.map { name, files in
        Entry(name, in: path, files?.map { ($0, nil) })
      }
    }
  }

  private static let entries = [
    Entry(
      "Sources",
      [
        ("Engine", ["Clock.swift", "Ticker.swift"]),
        ("Drafts", []),
        ("main.swift", nil),
      ]
    ),
    Entry("Tests", [("ClockTests.swift", nil)]),
    Entry("README.md"),
  ]

  @State private var chosen: String?

  var body: some View {
    VStack(alignment: .leading) {
      List(Self.entries, children: \.children, selection: $chosen) { entry in
        Label(entry.name, systemImage: entry.children == nil ? "doc" : "folder")
      }
      Text(chosen.map { "Chosen: \($0)" } ?? "Nothing is chosen")
    }
  }
}
