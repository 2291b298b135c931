/// Takes the files of the folder `META-INF` of an EPUB: where the package is, and what is
/// encrypted (EPUB OCF 3.3, section 4.2.6).
struct PublicationContainer: XMLHandler {
  /// The algorithms that only keep fonts from being used elsewhere (EPUB 3.3, section 4.4).
  private static let fontAlgorithms: Set<String> = [
    "http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC",
  ]

  /// The path of the package document.
  private(set) var packagePath: String?

  /// The algorithm that protects a part of the book; `nil` when it can be read.
  private(set) var protection: String?

  private var algorithm: String?
  private var isInKey = false

  mutating func begin(_ element: XMLElement) {
    switch element.name {
    case "rootfile": packagePath = packagePath ?? element["full-path"]
    case "EncryptedData": algorithm = nil
    case "EncryptedKey": isInKey = true
    case "EncryptionMethod": if !isInKey { algorithm = element["Algorithm"] }
    default: break
    }
  }

  mutating func end(_ name: String) {
    switch name {
    case "EncryptedKey": isInKey = false
    case "EncryptedData":
      let algorithm = algorithm ?? "an unknown algorithm"
      if !Self.fontAlgorithms.contains(algorithm) { protection = protection ?? algorithm }
    default: break
    }
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
}
