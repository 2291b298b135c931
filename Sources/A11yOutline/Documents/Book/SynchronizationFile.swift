/// Takes the places of a SMIL file, which DAISY books put between their contents and their text.
struct SynchronizationFile: XMLHandler {
  /// The text that each identifier of the file stands for.
  private(set) var texts: [String: BookReference] = [:]

  /// The files that hold the texts, in order.
  private(set) var files: [String] = []

  private let path: String
  /// The identifiers since the last text, which belong to what holds the next one.
  private var waiting: [String] = []

  /// - Parameter path: Where the file lies in the book.
  init(at path: String) {
    self.path = path
  }

  mutating func begin(_ element: XMLElement) {
    if let identifier = element["id"] { waiting.append(identifier) }
    guard element.name == "text", let address = element["src"],
      let reference = BookReference(address, from: path)
    else { return }
    for identifier in waiting where texts[identifier] == nil { texts[identifier] = reference }
    waiting.removeAll()
    if files.last != reference.path { files.append(reference.path) }
  }

  mutating func end(_ name: String) {}

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
}
