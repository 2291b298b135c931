import Foundation

/// What `doctor` prints.
///
/// It is in English whatever the interface language, because it is what people send along when
/// they ask for help.
struct DoctorReport {
  private let diagnosis: SpeechDiagnosis

  init(_ diagnosis: SpeechDiagnosis) {
    self.diagnosis = diagnosis
  }

  /// Whether there is a voice and a sound output.
  var works: Bool { diagnosis.engine != nil && diagnosis.chosenOutput != nil }

  /// The report for people, a fact a line.
  var text: String {
    var lines = ["a11y-outline \(Program.version)"]
    lines += facts.map { "\($0.name): \($0.value ?? $0.absence)" }
    for output in diagnosis.outputs {
      let state = output.failure.map { "does not work: \($0)" } ?? "works"
      lines.append("Sound output \(output.name): \(state), \(milliseconds(output.openingTime))")
    }
    lines.append("Sound goes to: \(diagnosis.chosenOutput ?? "nowhere, captions only")")
    return lines.joined(separator: "\n")
  }

  /// The report for programs: one JSON object on one line.
  var json: String {
    var fields = ["\"version\":\(JSONText.quoted(Program.version))"]
    fields += facts.map { "\"\($0.key)\":\(JSONText.quoted($0.value))" }
    let outputs = diagnosis.outputs.map { output in
      "{\"name\":\(JSONText.quoted(output.name)),\"failure\":\(JSONText.quoted(output.failure)),"
        + "\"openingTime\":\(JSONText.quoted(milliseconds(output.openingTime)))}"
    }
    fields.append("\"outputs\":[\(outputs.joined(separator: ","))]")
    fields.append("\"output\":\(JSONText.quoted(diagnosis.chosenOutput))")
    return "{\(fields.joined(separator: ","))}"
  }

  /// One line of the report.
  private struct Fact {
    let key: String
    let name: String
    let value: String?
    var absence = "not found"
  }

  private var facts: [Fact] {
    [
      Fact(key: "worker", name: "Speech worker", value: diagnosis.workerPath),
      Fact(key: "log", name: "Log of the worker", value: diagnosis.logPath, absence: "none"),
      Fact(
        key: "engine",
        name: "eSpeak NG",
        value: diagnosis.engine?.version,
        absence: "does not start"
      ),
      Fact(key: "data", name: "Its data", value: diagnosis.engine?.dataPath),
      Fact(key: "voices", name: "Voices", value: String(diagnosis.voiceCount)),
      Fact(
        key: "startTime",
        name: "Start of the worker",
        value: diagnosis.startTime.map(milliseconds)
      ),
      Fact(
        key: "synthesisTime",
        name: "Text to first sample",
        value: diagnosis.synthesisTime.map(milliseconds)
      ),
      Fact(
        key: "replacementTime",
        name: "End of a worker to first sample of the next",
        value: diagnosis.replacementTime.map(milliseconds)
      ),
      Fact(
        key: "replacements",
        name: "Workers replaced, by the log",
        value: String(diagnosis.replacementCount)
      ),
    ]
  }

  private func milliseconds(_ seconds: Double) -> String {
    String(format: "%.2f ms", seconds * 1_000)
  }
}
