/// What a part of a page from elsewhere is called when its author gives it no name.
enum MediaName {
  /// The names by element.
  static let all = [
    "audio": "Audio", "embed": "Object", "iframe": "Frame", "object": "Object", "video": "Video",
  ]
}
