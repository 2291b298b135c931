// Feeds one reader with mutated documents for a time: fuzzer FORMAT SECONDS SEED FILE
//
// Each document is written to FILE before it is read, so that one that crashes or hangs the reader
// (an alarm ends it) is kept. Prints one row of the table of scripts/fuzz.

import A11yOutline
import Foundation

/// The most memory that this process ever had, in kilobytes.
func peakMemory() -> Int {
  var usage = rusage()
  getrusage(RUSAGE_SELF, &usage)
  return usage.ru_maxrss
}

let arguments = CommandLine.arguments
guard arguments.count == 5, let format = DocumentFormat.named(arguments[1]),
  let seconds = Double(arguments[2]), let seed = UInt64(arguments[3])
else {
  print(DocumentFormat.all.filter { $0.reader != nil }.map(\.identifier).joined(separator: "\n"))
  exit(arguments.count == 1 ? 0 : 2)
}

let file = URL(fileURLWithPath: arguments[4])
var mutator = Mutator(seeds: Seeds.documents, tokens: Seeds.tokens, seed: seed)
let clock = ContinuousClock()
let start = clock.now
let memoryBefore = peakMemory()
var slowest = Duration.zero
var (runs, refused, nodes) = (0, 0, 0)
while clock.now - start < .seconds(seconds) {
  let document = Data(mutator.next())
  try document.write(to: file)
  alarm(20)
  let began = clock.now
  do {
    let outline = try Outline(data: document, format: format)
    nodes += outline.count
    let hasControl = outline.nodes.contains { node in
      node.name.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
    }
    precondition(!hasControl, "A control character came through.")
  } catch is DocumentError {
    refused += 1
  }
  alarm(0)
  slowest = max(slowest, clock.now - began)
  runs += 1
}
let memory = (peakMemory() - memoryBefore) / 1_024
let limit = 64 + 20 * Mutator.maximumSize / 1_048_576
print(
  format.identifier,
  runs,
  refused,
  nodes,
  slowest.formatted(.units(allowed: [.milliseconds])),
  "\(memory) MB",
  memory > limit ? "TOO MUCH MEMORY" : "ok",
  separator: "\t"
)
exit(memory > limit ? 1 : 0)
