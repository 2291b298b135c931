import Foundation

/// What is remembered from one run to the next: the one place that touches the disk.
///
/// Settings are in the configuration folder of the XDG base directory specification, places in its
/// state folder, a file a document. What cannot be read or written is told and never fatal.
public struct PlayerMemory: Sendable {
  /// The folder of the configuration; `nil` when there is no home.
  let configurationFolder: URL?
  /// The folder of the places; `nil` when there is no home.
  let placesFolder: URL?

  /// How many documents are remembered.
  private static let mostPlaces = 500
  /// How many recent documents are listed.
  private static let mostRecent = 30
  /// Larger files were not written by this program.
  private static let largestFile = 64 << 20

  /// Finds the folders.
  ///
  /// - Parameter environment: The variables to look in; `nil` for those of the process.
  public init(environment: [String: String]? = nil) {
    let environment = environment ?? ProcessInfo.processInfo.environment
    func folder(_ variable: String, _ fallback: String) -> URL? {
      // The specification says that a relative path is to be ignored.
      let stated = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/" + fallback : nil }
      return (stated ?? home).map { URL(fileURLWithPath: $0).appendingPathComponent(name) }
    }
    let name = "a11y-outline"
    configurationFolder = folder("XDG_CONFIG_HOME", ".config")
    placesFolder = folder("XDG_STATE_HOME", ".local/state")?.appendingPathComponent("places")
  }

  /// The file that a person writes.
  var configurationFile: URL? { configurationFolder?.appendingPathComponent("configuration.json") }

  /// The file that keeps what was set from the keyboard.
  var settingsFile: URL? { configurationFolder?.appendingPathComponent("settings.json") }
}

extension PlayerMemory {
  /// What was configured, and over it what was set from the keyboard.
  ///
  /// - Parameter report: Is told what is wrong, a line each, led by the file.
  /// - Returns: The configuration, and whether nothing was ever set: the first run.
  public func configuration(
    _ report: (String) -> Void
  ) -> (configuration: PlayerConfiguration, isFirst: Bool) {
    var configuration = PlayerConfiguration()
    var isFirst = true
    for file in [configurationFile, settingsFile].compactMap({ $0 }) {
      guard let data = contents(of: file, report) else { continue }
      isFirst = false
      let known = configuration.problems.count
      configuration.read(String(decoding: data, as: UTF8.self))
      for problem in configuration.problems.dropFirst(known) {
        report(problem.position == nil ? "\(file.path): \(problem)" : "\(file.path):\(problem)")
      }
    }
    return (configuration, isFirst)
  }

  /// Remembers the settings that changed during a run; the others stay as another run left them.
  public func save(
    settings new: PlayerSettings,
    changedFrom old: PlayerSettings,
    _ report: (String) -> Void
  ) {
    guard let file = settingsFile else { return }
    withLock(beside: file, report) {
      var stored = PlayerConfiguration()
      let data = contents(of: file, report)
      if let data { stored.read(String(decoding: data, as: UTF8.self)) }
      if !stored.problems.isEmpty { setAside(file, report) }
      // The file is written even when nothing changed: that it is there tells the first run.
      guard stored.take(changesFrom: old, to: new) || data == nil else { return }
      write(Data(stored.json.utf8), to: file, report)
    }
  }
}

extension PlayerMemory {
  /// The place in a document: that of its path, else that of the same content under another path.
  func place(forPath path: String, content: String, _ report: (String) -> Void) -> SavedPlace? {
    let files = placeFiles()
    let start = PlayerMemory.start(ofNameFor: path)
    let known =
      files.first { $0.lastPathComponent.hasPrefix(start) }
      ?? files.first { $0.lastPathComponent.hasSuffix("-\(content).json") && !content.isEmpty }
    return known.flatMap { decode($0, report) }
  }

  /// Remembers a place; marks that another run set meanwhile are kept.
  func save(_ place: SavedPlace, _ report: (String) -> Void) {
    guard let folder = placesFolder else { return }
    let start = PlayerMemory.start(ofNameFor: place.path)
    let file = folder.appendingPathComponent("\(start)\(place.content).json")
    withLock(beside: file, report) {
      var place = place
      let old = placeFiles().filter { $0.lastPathComponent.hasPrefix(start) }
      for known in old.compactMap({ decode($0, report) }) where known.content == place.content {
        place.marks.merge(known.marks) { mine, _ in mine }
      }
      guard let data = try? JSONEncoder().encode(place), write(data, to: file, report) else {
        return
      }
      for known in old where known.lastPathComponent != file.lastPathComponent {
        try? FileManager.default.removeItem(at: known)
      }
      for forgotten in placeFiles().dropFirst(PlayerMemory.mostPlaces) {
        try? FileManager.default.removeItem(at: forgotten)
      }
    }
  }

  /// The documents that were played, the latest first, as far as they are still there.
  public func recentDocuments() -> [RecentDocument] {
    placeFiles().prefix(PlayerMemory.mostRecent).compactMap { decode($0) { _ in } }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .map { RecentDocument(path: $0.path, title: $0.title) }
  }

  /// The files of places, the latest first.
  private func placeFiles() -> [URL] {
    guard let placesFolder else { return [] }
    let files = try? FileManager.default.contentsOfDirectory(
      at: placesFolder,
      includingPropertiesForKeys: [.contentModificationDateKey]
    )
    func date(_ file: URL) -> Date {
      let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
      return values?.contentModificationDate ?? .distantPast
    }
    return (files ?? []).filter { $0.pathExtension == "json" }
      .map { (file: $0, date: date($0)) }
      .sorted { ($0.date, $0.file.path) > ($1.date, $1.file.path) }
      .map(\.file)
  }

  private func decode(_ file: URL, _ report: (String) -> Void) -> SavedPlace? {
    guard let data = contents(of: file, report) else { return nil }
    if let place = try? JSONDecoder().decode(SavedPlace.self, from: data) { return place }
    setAside(file, report)
    return nil
  }

  private static func start(ofNameFor path: String) -> String {
    ContentHash.hash(of: path) + "-"
  }
}

extension PlayerMemory {
  /// The bytes of a file; `nil` when there is none.
  private func contents(of file: URL, _ report: (String) -> Void) -> Data? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      let data = try Data(contentsOf: file)
      guard data.count <= PlayerMemory.largestFile else {
        report("\(file.path): it is too large and was not read")
        return nil
      }
      return data
    } catch {
      report("\(file.path): it cannot be read: \(error.localizedDescription)")
      return nil
    }
  }

  /// Renames a damaged file, so that nothing in it is lost.
  private func setAside(_ file: URL, _ report: (String) -> Void) {
    let aside = file.appendingPathExtension("damaged")
    try? FileManager.default.removeItem(at: aside)
    do {
      try FileManager.default.moveItem(at: file, to: aside)
      report("\(file.path): it is damaged and was set aside as \(aside.lastPathComponent)")
    } catch {
      report("\(file.path): it is damaged")
    }
  }

  /// Replaces a file at once: whoever reads it finds the old or the new, never half of one.
  ///
  /// - Returns: Whether it was written. That a home is read-only is not told: it is meant so.
  @discardableResult
  private func write(_ data: Data, to file: URL, _ report: (String) -> Void) -> Bool {
    do {
      try data.write(to: file, options: .atomic)
      return true
    } catch CocoaError.fileWriteNoPermission, CocoaError.fileWriteVolumeReadOnly {
      return false
    } catch {
      report("\(file.path): it cannot be written: \(error.localizedDescription)")
      return false
    }
  }

  /// Makes the folder of a file and keeps other runs from writing in it meanwhile.
  private func withLock(beside file: URL, _ report: (String) -> Void, _ body: () -> Void) {
    let folder = file.deletingLastPathComponent()
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    try? FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: attributes
    )
    let lock = open(folder.appendingPathComponent("lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    defer { if lock >= 0 { close(lock) } }
    // Without a lock, as on a read-only home, nothing is written either.
    guard lock >= 0, flock(lock, LOCK_EX) == 0 else { return }
    body()
  }
}
