import A11yOutline

/// The samples that `a11y-outline gallery` plays, each made of views.
@MainActor
enum Gallery {
  /// One sample.
  struct Sample {
    /// The word by which it is asked for.
    let name: String
    /// What its outline is called.
    let title: String
    /// What it shows, in one line.
    let summary: String
    /// Makes its views.
    let makeView: @MainActor () -> any View

    /// The sample, ready to be played.
    @MainActor
    func host() -> ViewHost {
      ViewHost(makeView(), title: title, reduceMotion: true)
    }
  }

  /// All samples, in the order in which they are listed.
  static let samples: [Sample] = [
    Sample(
      name: "settings",
      title: "Tea timer settings",
      summary: "a group bound to state, with toggles and an adjustable value"
    ) { TeaTimerSettings() },
    Sample(
      name: "card",
      title: "Train departures",
      summary: "a style that draws each group as a card"
    ) { DepartureBoard() },
    Sample(
      name: "more",
      title: "Recipe",
      summary: "a style that says what it will do, which is not read"
    ) { RecipePage() },
    Sample(
      name: "nested",
      title: "Planets",
      summary: "groups in groups, which remember what was open"
    ) { PlanetList() },
    Sample(
      name: "reveal",
      title: "Opening hours",
      summary: "groups made by hand of a button and a layout"
    ) { OpeningHours() },
    Sample(
      name: "files",
      title: "Project files",
      summary: "a hierarchy of data, made as it is opened"
    ) { FileBrowser() },
    Sample(
      name: "tasks",
      title: "Errands",
      summary: "rows that come and go, with named actions and announcements"
    ) { ErrandList() },
  ]

  /// The sample of a name.
  static func sample(named name: String) -> Sample? {
    samples.first { $0.name == name }
  }
}
