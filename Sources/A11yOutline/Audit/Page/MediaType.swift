/// Tells images, sounds and films from other resources by their type or the ending of their name.
enum MediaType {
  /// Whether a resource is an image, a sound or a film.
  ///
  /// - Parameters:
  ///   - address: Where the resource is.
  ///   - type: Its MIME type as the author states it.
  /// - Returns: `false` as well for a resource of which neither tells what it is.
  static func isMedia(address: String, type: String?) -> Bool {
    if let type = type?.lowercased() {
      return ["image/", "audio/", "video/"].contains { type.hasPrefix($0) }
    }
    let lowercased = address.lowercased()
    if lowercased.hasPrefix("data:") {
      return ["data:image/", "data:audio/", "data:video/"].contains { lowercased.hasPrefix($0) }
    }
    let path = lowercased.prefix { $0 != "?" && $0 != "#" }
    guard let dot = path.lastIndex(of: ".") else { return false }
    return fileEndings.contains(String(path[path.index(after: dot)...]))
  }

  /// The endings of the names of images, sounds and films.
  static let fileEndings: Set<String> = [
    "aac", "apng", "avi", "avif", "bmp", "flac", "gif", "heic", "ico", "jfif", "jpeg", "jpg",
    "m4a", "m4v", "mid", "midi", "mkv", "mov", "mp3", "mp4", "mpeg", "mpg", "oga", "ogg", "ogv",
    "opus", "png", "svg", "tif", "tiff", "wav", "webm", "webp", "wmv",
  ]
}
