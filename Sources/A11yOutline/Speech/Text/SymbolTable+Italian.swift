extension SymbolTable {
  /// Italian: what is shorter or clearer than CLDR's names.
  static let italian = SymbolTable(
    language: "it",
    unnamed: "segno",
    lines: """
      ! punto esclamativo
      " virgolette
      # cancelletto
      $ dollaro
      % per cento
      & e commerciale
      ' apostrofo
      ( apri parentesi
      ) chiudi parentesi
      * asterisco
      + più
      , virgola
      - trattino
      . punto
      / barra
      : due punti
      ; punto e virgola
      < minore di
      = uguale
      > maggiore di
      ? punto interrogativo
      @ chiocciola
      [ apri quadra
      \\ barra inversa
      ] chiudi quadra
      ^ accento circonflesso
      _ trattino basso
      ` accento grave
      { apri graffa
      | barra verticale
      } chiudi graffa
      ~ tilde
      – lineetta media
      — lineetta lunga
      • punto elenco
      … puntini di sospensione
      − meno
      """
  )
}
