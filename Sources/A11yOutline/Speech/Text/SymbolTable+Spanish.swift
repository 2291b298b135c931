extension SymbolTable {
  /// Spanish: what is shorter or clearer than CLDR's names.
  static let spanish = SymbolTable(
    language: "es",
    unnamed: "signo",
    lines: """
      ! exclamación
      " comillas
      # almohadilla
      $ dólar
      % por ciento
      & y comercial
      ' apóstrofo
      ( abrir paréntesis
      ) cerrar paréntesis
      * asterisco
      + más
      , coma
      - guion
      . punto
      / barra
      : dos puntos
      ; punto y coma
      < menor que
      = igual
      > mayor que
      ? interrogación
      @ arroba
      [ abrir corchete
      \\ barra invertida
      ] cerrar corchete
      ^ circunflejo
      _ guion bajo
      ` acento grave
      { abrir llave
      | barra vertical
      } cerrar llave
      ~ tilde
      – semirraya
      — raya
      • viñeta
      … puntos suspensivos
      − menos
      """
  )
}
