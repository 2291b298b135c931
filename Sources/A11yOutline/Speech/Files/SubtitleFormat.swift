internal import Foundation

/// A format for texts with the times at which they are heard.
public enum SubtitleFormat: String, Hashable, Sendable, CaseIterable {
  /// WebVTT.
  case webVTT = "vtt"

  /// SubRip.
  case subRip = "srt"

  /// The first lines of a file.
  public var header: String {
    switch self {
    case .webVTT: "WEBVTT\n\n"
    case .subRip: ""
    }
  }

  /// One text.
  ///
  /// - Parameters:
  ///   - number: Counts from 1.
  ///   - text: What is heard; of several lines only those that are not empty are kept.
  ///   - start: When it begins, in seconds from the start of the sound.
  ///   - end: When it ends.
  /// - Returns: The lines of it, with the empty one after them.
  public func cue(_ number: Int, _ text: String, from start: Double, to end: Double) -> String {
    let lines = text.split(whereSeparator: \.isNewline).joined(separator: "\n")
    let times = "\(time(start)) --> \(time(end))"
    switch self {
    case .webVTT: return "\(times)\n\(Self.escaped(lines))\n\n"
    case .subRip: return "\(number)\n\(times)\n\(lines)\n\n"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }

  private func time(_ seconds: Double) -> String {
    let milliseconds = Int((max(0, seconds) * 1_000).rounded())
    let values = [milliseconds / 3_600_000, milliseconds / 60_000 % 60, milliseconds / 1_000 % 60]
    let clock = values.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    let fraction = String(1_000 + milliseconds % 1_000).dropFirst()
    return clock + (self == .webVTT ? "." : ",") + fraction
  }
}
