extension SymbolTable {
  /// French: what is shorter or clearer than CLDR's names.
  static let french = SymbolTable(
    language: "fr",
    unnamed: "signe",
    lines: """
      ! point d'exclamation
      " guillemet
      # dièse
      $ dollar
      % pour cent
      & et commercial
      ' apostrophe
      ( parenthèse ouvrante
      ) parenthèse fermante
      * astérisque
      + plus
      , virgule
      - tiret
      . point
      / barre oblique
      : deux points
      ; point-virgule
      < inférieur à
      = égale
      > supérieur à
      ? point d'interrogation
      @ arobase
      [ crochet ouvrant
      \\ barre oblique inverse
      ] crochet fermant
      ^ circonflexe
      _ souligné
      ` accent grave
      { accolade ouvrante
      | barre verticale
      } accolade fermante
      ~ tilde
      – tiret demi-cadratin
      — tiret cadratin
      • puce
      … points de suspension
      − moins
      """
  )
}
