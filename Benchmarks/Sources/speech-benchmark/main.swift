import A11yOutline
import Foundation

// What the voice costs. Every table names what it is compared with, made in the same run; see
// scripts/bench for the times from a key to the loudspeaker.

SpeechWorker.runIfAsked(CommandLine.arguments)

FirstSamples.print()
WorkerMemory.print()
if CommandLine.arguments.contains("--continuous") { ContinuousReading.print() }
