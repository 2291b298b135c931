import A11yOutline

/// The samples that `a11y-outline gallery` plays, each made of views.
///
/// A sample is called by the name of its view's type, in words.
@MainActor
enum Gallery {
  /// All samples, in the order in which they are listed.
  static let samples: [GallerySample] = [
    GallerySample(
      "settings",
      summary: "a group bound to state, with toggles and an adjustable value"
    ) { TeaTimerSettings() },
    GallerySample(
      "card",
      summary: "a style that draws each group as a card"
    ) { DepartureBoard() },
    GallerySample(
      "more",
      summary: "a style that says what it will do, which is not read"
    ) { RecipePage() },
    GallerySample(
      "nested",
      summary: "groups in groups, which remember what was open"
    ) { PlanetList() },
    GallerySample(
      "reveal",
      summary: "groups made by hand of a button and a layout"
    ) { OpeningHours() },
    GallerySample(
      "files",
      summary: "a hierarchy of data, made as it is opened"
    ) { FileBrowser() },
    GallerySample(
      "tasks",
      summary: "rows that come, go and move, with named actions and announcements"
    ) { ErrandList() },
    GallerySample(
      "timer",
      summary: "a task that changes the views while nobody does anything"
    ) { EggTimer() },
  ]
}
