/// What eSpeak NG 1.51 does not know about its own voices.
enum VoiceTable {
  /// Older and broader tags, and the tag under which the engine has the language.
  static let aliases = [
    "iw": "he", "in": "id", "nn": "nb", "no": "nb", "mo": "ro", "ji": "yi", "sh": "sr",
  ]

  /// Tags whose voice must be named: the voice that the engine picks for `zh` reads Chinese
  /// characters as English letters before version 1.52 (espeak-ng#1370, #1044).
  ///
  /// The first entry that is the tag, or the tag up to a hyphen, counts.
  static let identifiers: [(tag: String, identifier: String)] = [
    ("zh-hk", "sit/yue"), ("zh-mo", "sit/yue"), ("zh-hant-hk", "sit/yue"),
    ("zh-hant-mo", "sit/yue"), ("zh-yue", "sit/yue"), ("yue", "sit/yue"),
    ("zh", "sit/cmn-Latn-pinyin"), ("cmn", "sit/cmn-Latn-pinyin"), ("pt-pt", "roa/pt"),
  ]

  /// Variants that can be added to a voice with a plus sign; those that are missing read memory
  /// they should not (`klatt4` to `klatt6`).
  static let variants: Set<String> = [
    "croak", "f1", "f2", "f3", "f4", "f5", "klatt", "klatt2", "klatt3", "m1", "m2", "m3", "m4",
    "m5", "m6", "m7", "m8", "whisper", "whisperf", "Andy", "Annie", "Denis", "Diogo", "Gene",
    "Hugo", "Jacky", "Lee", "Mario", "Michael", "Mike", "Nguyen", "Robert", "Steph", "adam",
    "anika", "belinda", "benjamin", "boris", "caleb", "david", "ed", "edward", "grandma",
    "grandpa", "iven", "john", "linda", "max", "norbert", "paul", "pedro", "quincy", "rob",
    "steph2", "steph3", "travis", "victor", "zac",
  ]
}
