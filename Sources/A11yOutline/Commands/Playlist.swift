/// A playlist in the extended M3U format, in UTF-8.
enum Playlist {
  /// The list of some files in its own folder.
  ///
  /// - Parameters:
  ///   - files: The files, in order.
  ///   - title: The name of the whole.
  /// - Returns: The text of the list, with its last line end.
  static func text(of files: [RenderedAudioFile], title: String) -> String {
    var lines = ["#EXTM3U", "#PLAYLIST:\(title.sanitized)"]
    for file in files {
      let name = AudioFileNames.last(file.path)
      let seconds = Int(file.seconds.rounded(.up))
      lines.append("#EXTINF:\(seconds),\(file.chapters.first?.title ?? name)")
      lines.append(name)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
