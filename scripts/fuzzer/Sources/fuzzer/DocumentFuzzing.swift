// What libFuzzer calls. The format is the environment's, as libFuzzer keeps the arguments for
// itself; without one the names of the formats that have a reader are printed.

import A11yOutline
import Foundation

private let format = ProcessInfo.processInfo.environment["FORMAT"].flatMap(DocumentFormat.named)

/// Runs once, before the first document.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?)
  -> Int32
{
  if format == nil {
    // What another program reads is not ours to try.
    let readable = DocumentFormat.all.filter { $0.reader != nil && $0.tool == nil }
    print(readable.map(\.identifier).joined(separator: "\n"))
    exit(0)
  }
  return 0
}

/// Reads one document; what a reader refuses with a reason is as good as what it reads.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  var document = bytes.map { Data(bytes: $0, count: size) } ?? Data()
  if let format, ["epub", "daisy"].contains(format.identifier) {
    document = Data(BookFile.book(UnsafeBufferPointer(start: bytes, count: size)))
  }
  guard let format, let outline = try? Outline(data: document, format: format) else { return 0 }
  let hasControl = outline.nodes.contains { node in
    node.name.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
  }
  precondition(!hasControl, "A control character came through.")
  return 0
}
