/// A text that ends, or reads wrong memory in, the stock library, with the voice that it takes.
struct CrashInput: CustomStringConvertible, Sendable {
  let voice: String
  let text: String
  let source: String

  var description: String { "\(source), \(voice)" }

  /// All that is known: reports of espeak-ng, and what was found by trying.
  static let all: [CrashInput] = [
    .init(voice: "gmw/en", text: String(repeating: "s'", count: 70), source: "espeak-ng#2495"),
    .init(voice: "inc/hi", text: "---लच्छेद", source: "espeak-ng#831"),
    .init(voice: "roa/fr", text: "ϖ ϐ ϵ", source: "espeak-ng#2467"),
    .init(voice: "ira/fa", text: "a Hamrah-E-Aval a", source: "espeak-ng#2489"),
    .init(voice: "zlw/sk", text: "12345 999999", source: "espeak-ng#1302"),
    .init(voice: "inc/hi", text: "मे.-,मे!-", source: "espeak-ng#1913"),
    .init(voice: "gmw/en", text: "Testing..", source: "espeak-ng#1271"),
    .init(voice: "gmw/en", text: "Ꭿ This is a test", source: "espeak-ng#950"),
    .init(
      voice: "gmw/en",
      text: (1...300).map(String.init).joined(separator: " "),
      source: "espeak-ng#2158"
    ),
    .init(voice: "gmw/en", text: "[[_^_XX abc]] more", source: "espeak-ng#671"),
    .init(voice: "sem/ar", text: "4038 12972", source: "numbers in Arabic"),
    .init(voice: "tai/th", text: "ਫ", source: "a letter of another script"),
    .init(voice: "ira/fa", text: "ϵ", source: "a letter of another script"),
    .init(voice: "gmw/de", text: "Ḿź", source: "a letter of another script"),
    .init(voice: "grk/el", text: "😻", source: "one emoji"),
    .init(voice: "roa/fr", text: "🙇", source: "one emoji"),
    .init(voice: "gmw/en", text: String(repeating: "9", count: 1_000), source: "many digits"),
    .init(voice: "gmw/en", text: String(repeating: "a-b-", count: 400), source: "many hyphens"),
    .init(voice: "gmw/en", text: String(repeating: "a b ", count: 1_000), source: "many letters"),
    .init(voice: "zle/ru", text: String(repeating: "я", count: 1_000), source: "a long word"),
    .init(
      voice: "gmw/en",
      text: "https://example.org/" + String(repeating: "path/item?key=value&", count: 60),
      source: "a long address"
    ),
    .init(voice: "gmw/en", text: "<audio src=\"/nonexistent\">", source: "markup of a sound"),
    .init(
      voice: "gmw/en",
      text: "[[" + String(repeating: "a", count: 1_000),
      source: "phonemes without an end"
    ),
    .init(voice: "!v/f2", text: "Hello", source: "a variant as a voice"),
    .init(voice: "gmw/en+klatt4", text: "Hello there", source: "a Klatt variant"),
    .init(voice: "gmw/en", text: "\u{1}900S fast \u{1}100V", source: "commands in the text"),
    .init(
      voice: "gmw/en",
      text: String(repeating: "777 ", count: 43),
      source: "more than a thousand phonemes"
    ),
    .init(voice: "zle/uk", text: String(repeating: "/", count: 30) + "[[[", source: "many slashes"),
    .init(voice: "aav/vi", text: ")))) - ))", source: "brackets in Vietnamese"),
    .init(
      voice: "gmw/en",
      text: "a" + String(repeating: "\u{301}", count: 500),
      source: "many combining marks"
    ),
    .init(voice: "gmw/en", text: String(repeating: "\u{200D}", count: 1_000), source: "joiners"),
    .init(voice: "gmw/en", text: "", source: "nothing"),
  ]
}
