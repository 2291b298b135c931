import A11yOutline
import Foundation
import Measuring

/// Ten thousand utterances whose voices alternate: the memory of the worker and of its parent.
enum WorkerMemory {
  private static let count = 10_000
  private static let texts = [("Item", "en"), ("Élément", "fr"), ("Абзац", "ru")]

  static func print() {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("memory.wav")
    defer { try? FileManager.default.removeItem(at: file) }
    var configuration = SpeechConfiguration()
    configuration.pauses = 0
    var items: [AudioFileRenderer.Item] = []
    for number in 0..<count {
      let (text, language) = texts[number % texts.count]
      let utterance = Utterance([.init(.name, "\(text) \(number)")])
      items.append(AudioFileRenderer.Item(utterance, language: language))
    }
    var start = 0
    var worker = 0
    do {
      try AudioFileRenderer(configuration: configuration, workerCount: 1)
        .render(items, to: file.path) { progress in
          if progress.utteranceCount == count / 10 { start = Measurement.residentBytes }
          if progress.utteranceCount == count { worker = peakOfChildren() }
          return true
        }
    } catch {
      Swift.print("\(error)")
      return
    }
    let growth = Measurement.residentBytes - start
    Swift.print("\(count) utterances of alternating voices")
    Swift.print("  peak of the worker: \(worker / 1_024) KB")
    Swift.print("  growth of the parent after the first tenth: \(growth / 1_024) KB")
  }

  /// The most memory that a child of this process ever had, in bytes.
  private static func peakOfChildren() -> Int {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    let children = tasks.flatMap { task -> [Substring] in
      let path = "/proc/self/task/\(task)/children"
      return ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: " ")
        .map { $0[...] }
    }
    let peaks = children.map { child -> Int in
      let status = try? String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
    }
    return (peaks.max() ?? 0) * 1_024
  }
}
