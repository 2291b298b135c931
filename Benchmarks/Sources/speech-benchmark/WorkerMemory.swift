import A11yOutline
import Foundation
import Measuring

/// Ten thousand utterances whose voices alternate: the memory of the worker and of its parent.
enum WorkerMemory {
  private static let count = 10_000
  private static let texts = [("Item", "en"), ("Élément", "fr"), ("Абзац", "ru")]

  /// So many utterances wait at once, as in continuous reading.
  private static let waitingCount = 10

  static func print() {
    var configuration = SpeechConfiguration()
    configuration.pauses = 0
    configuration.output = .waveFile(path: "/dev/null")
    let finished = DispatchSemaphore(value: 0)
    let speaker = Speaker(configuration: configuration) { event in
      if case .finished = event { finished.signal() }
    }
    var start = 0
    for number in 0..<count {
      if number >= waitingCount { finished.wait() }
      if number == count / 10 { start = Measurement.residentBytes }
      let (text, language) = texts[number % texts.count]
      let utterance = Utterance([.init(.name, "\(text) \(number)")])
      speaker.speak(utterance, as: .reading, language: language)
    }
    for _ in 0..<waitingCount { finished.wait() }
    let growth = Measurement.residentBytes - start
    let worker = Self.worker()
    speaker.close()
    Swift.print("\(count) utterances of alternating voices")
    Measurement.row("  the worker, resident after them", worker["VmRSS"] ?? "not known")
    Measurement.row("  its peak, while it starts", worker["VmHWM"] ?? "not known")
    Measurement.row("  not shared with other programs", worker["RssAnon"] ?? "not known")
    Measurement.row("  growth of the parent after the first tenth", "\(growth / 1_024) KB")
  }

  /// What the system says of the memory of the worker, the only child of this process.
  private static func worker() -> [String: String] {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    let children = tasks.flatMap { task -> [Substring] in
      let path = "/proc/self/task/\(task)/children"
      let list = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return list.split(separator: " ").map { $0[...] }
    }
    guard let child = children.first,
      let status = try? String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8)
    else { return [:] }
    var facts: [String: String] = [:]
    for line in status.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      facts[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    return facts
  }
}
