extension SymbolTable {
  /// German: what is shorter or clearer than CLDR's names.
  static let german = SymbolTable(
    language: "de",
    unnamed: "Zeichen",
    lines: """
      ! Ausrufezeichen
      " Anführungszeichen
      # Raute
      $ Dollar
      % Prozent
      & und
      ' Apostroph
      ( Klammer auf
      ) Klammer zu
      * Stern
      + plus
      , Komma
      - Strich
      . Punkt
      / Schrägstrich
      : Doppelpunkt
      ; Semikolon
      < kleiner
      = gleich
      > größer
      ? Fragezeichen
      @ At
      [ eckige Klammer auf
      \\ Backslash
      ] eckige Klammer zu
      ^ Zirkumflex
      _ Unterstrich
      ` Gravis
      { geschweifte Klammer auf
      | senkrechter Strich
      } geschweifte Klammer zu
      ~ Tilde
      – Halbgeviertstrich
      — Gedankenstrich
      • Aufzählungspunkt
      … Auslassungspunkte
      − minus
      """
  )
}
