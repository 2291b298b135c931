import Foundation

/// The files that a run audits: those that are named, those of folders, and those that patterns
/// find.
struct AuditInputs {
  /// The paths, in the order in which they are reported.
  private(set) var paths: [String] = []

  /// Why nothing was found for some of the paths: empty folders, and patterns that match nothing.
  private(set) var reasons: [String: String] = [:]

  private var seen: Set<String> = []

  /// - Throws: ``UsageError`` when nothing is named, or a list cannot be read.
  init(_ invocation: Invocation) throws {
    var names = invocation.operands
    if let list = invocation.value(.filesFrom) { names += try Self.lines(of: list) }
    guard !names.isEmpty || invocation.has(.filesFrom) else {
      throw UsageError("audit: something is missing; the form is: a11y-outline audit FILE…")
    }
    for name in names { add(name) }
  }

  private static func lines(of list: String) throws -> [String] {
    let data: Data
    if list == "-" {
      data = FileHandle.standardInput.readDataToEndOfFile()
    } else {
      guard let contents = FileManager.default.contents(atPath: list) else {
        throw UsageError("--files-from \(list): it cannot be read")
      }
      data = contents
    }
    // Names may hold any character; a list that ends them with NUL is one of find -print0.
    let separator: UInt8 = data.contains(0) ? 0 : UInt8(ascii: "\n")
    return data.split(separator: separator).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }.filter { !$0.isEmpty }
  }

  private mutating func add(_ name: String) {
    var isFolder: ObjCBool = false
    if name == "-" || FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) {
      if isFolder.boolValue { addNamedFolder(name) } else { append(name) }
    } else if name.contains(where: { "*?[".contains($0) }) {
      addPattern(name)
    } else {
      // What is not there is reported as unreadable, in its place.
      append(name)
    }
  }

  private mutating func append(_ path: String) {
    if seen.insert(path).inserted { paths.append(path) }
  }

  /// Adds a name for which there is nothing to audit: it is reported in its place, since a run that
  /// looks at nothing should not pass for a clean one.
  private mutating func appendNothing(_ name: String, _ reason: String) {
    append(name)
    reasons[name] = reason
  }

  private mutating func addNamedFolder(_ folder: String) {
    guard FileManager.default.isReadableFile(atPath: folder) else {
      return appendNothing(folder, "the folder cannot be read")
    }
    if !addFolder(folder, matching: nil) {
      appendNothing(
        folder,
        "the folder has no document of a format that is read; a11y-outline formats lists them"
      )
    }
  }

  /// Adds the documents of a folder and of those in it, in the order of their names; hidden ones
  /// are left out, and links to folders are not followed.
  ///
  /// - Returns: Whether there are any.
  private mutating func addFolder(_ folder: String, matching pattern: String?) -> Bool {
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return false }
    var found: [String] = []
    while let relative = enumerator.nextObject() as? String {
      let last = relative.split(separator: "/").last ?? ""
      if last.hasPrefix(".") {
        enumerator.skipDescendants()
        continue
      }
      let path = base.isEmpty ? "/" + relative : base == "." ? relative : base + "/" + relative
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      guard !isFolder.boolValue else { continue }
      if let pattern {
        if fnmatch(pattern, path, 0) == 0 { found.append(path) }
      } else if Self.isDocument(last) {
        found.append(path)
      }
    }
    for path in found.sorted() { append(path) }
    return !found.isEmpty
  }

  private mutating func addPattern(_ pattern: String) {
    if let stars = pattern.range(of: "**") {
      let base = pattern[..<stars.lowerBound].lastIndex(of: "/").map { String(pattern[..<$0]) }
      // A pattern "**/" also stands for no folder at all.
      if !addFolder(base ?? ".", matching: pattern.replacing("**/", with: "*")) {
        appendNothing(pattern, Self.noMatch)
      }
      return
    }
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(pattern, 0, nil, &found) == 0 else {
      return appendNothing(pattern, Self.noMatch)
    }
    for index in 0..<Int(found.gl_pathc) {
      guard let path = found.gl_pathv[index] else { continue }
      let name = String(cString: path)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
      if isFolder.boolValue { addNamedFolder(name) } else { append(name) }
    }
  }

  private static let noMatch = "no file matches the pattern"

  private static func isDocument(_ name: Substring) -> Bool {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
    let ending = name[name.index(after: dot)...].lowercased()
    return FileAuditor.pageEndings.contains(ending)
      || DocumentFormat.all.contains { $0.reader != nil && $0.fileEndings.contains(ending) }
  }
}
