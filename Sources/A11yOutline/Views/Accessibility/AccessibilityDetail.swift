/// Something more that a view states about itself.
struct AccessibilityDetail {
  let words: String
  let isImportant: Bool

  init(_ label: String, _ value: String, _ importance: AccessibilityCustomContentImportance) {
    words = "\(label): \(value)"
    isImportant = importance == .high
  }
}
