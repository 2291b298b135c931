import A11yOutline
import Foundation

// What the voice costs. Every table names what it is compared with, made in the same run; see
// scripts/bench for the times from a key to the loudspeaker.

SpeechWorker.runIfAsked(CommandLine.arguments)

// With --continuous only what is heard is measured: that needs a sound server.
if CommandLine.arguments.contains("--continuous") {
  ContinuousReading.print()
} else {
  FirstSamples.print()
  WorkerMemory.print()
}
