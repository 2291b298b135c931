/// Words whose full stop does not end a sentence, in lower case and without that stop.
enum Abbreviations {
  /// The abbreviations of a language, with those that every language uses.
  static func words(of language: String) -> Set<String> {
    common.union(byLanguage[LanguageTag.primary(language)] ?? [])
  }

  private static let common: Set<String> = [
    "al", "cf", "dr", "etc", "ex", "fig", "max", "min", "no", "nr", "p", "pp", "prof", "vol", "vs",
  ]

  private static let byLanguage: [String: Set<String>] = [
    "en": [
      "approx", "apr", "aug", "ave", "capt", "chap", "co", "col", "corp", "dec", "dept", "e.g",
      "ed", "eds", "eg", "eq", "est", "feb", "gen", "gov", "hon", "i.e", "ie", "inc", "jan", "jr",
      "lt", "ltd", "mar", "messrs", "mr", "mrs", "ms", "mt", "nov", "oct", "rev", "sec", "sen",
      "sep", "sept", "sgt", "sr", "st", "u.k", "u.s", "viz",
    ],
    "pt": [
      "aprox", "art", "av", "cap", "cia", "dra", "eng", "exa", "exmo", "fl", "gal", "h", "ltda",
      "n", "obs", "op", "p.ex", "pág", "págs", "profa", "r", "sr", "sra", "srs", "srta", "sto",
      "tel", "v", "v.exa",
    ],
    "de": ["bzw", "ca", "d.h", "evtl", "ggf", "hr", "inkl", "nr", "s", "sog", "u.a", "usw", "z.b"],
    "es": [
      "admón", "art", "av", "d", "dña", "ej", "p.ej", "pág", "sr", "sra", "srta", "ud", "uds",
    ],
    "fr": ["av", "bd", "c.-à-d", "chap", "m", "mlle", "mm", "mme", "p.ex", "st", "ste", "éd"],
    "it": ["avv", "dott", "ecc", "ing", "pag", "sig", "sig.ra", "sigg"],
    "nl": ["b.v", "bijv", "blz", "dhr", "enz", "mevr", "o.a"],
  ]
}
