/// What a part of a page is called when its author gives it no name.
enum LandmarkName {
  /// The names by role.
  static let all: [AccessibleRole: String] = [
    .banner: "Banner", .complementary: "Complementary", .contentInfo: "Content information",
    .form: "Form", .main: "Main", .navigation: "Navigation", .region: "Region", .search: "Search",
  ]
}
