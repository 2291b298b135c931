// Feeds one reader with documents that libFuzzer makes: fuzzer FORMAT [LIBFUZZER OPTION...] FOLDER
//
// Without arguments it prints the formats that have a reader.

import A11yOutline
import CFuzzer
import Foundation

guard let name = CommandLine.arguments.dropFirst().first,
  let format = DocumentFormat.named(name)
else {
  print(DocumentFormat.all.filter { $0.reader != nil }.map(\.identifier).joined(separator: "\n"))
  exit(CommandLine.arguments.count == 1 ? 0 : 2)
}

// libFuzzer calls a C function, which cannot capture: the format is a variable of this file.
nonisolated(unsafe) let fuzzedFormat = format

// The driver must not see the format, which it would take for a folder.
var count = Int32(CommandLine.argc - 1)
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
exit(
  LLVMFuzzerRunDriver(&count, &arguments) { bytes, size in
    let document = bytes.map { Data(bytes: $0, count: size) } ?? Data()
    // What a reader refuses with a reason is as good as what it reads.
    guard let outline = try? Outline(data: document, format: fuzzedFormat) else { return 0 }
    let hasControl = outline.nodes.contains { node in
      node.name.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
    }
    precondition(!hasControl, "A control character came through.")
    return 0
  }
)
