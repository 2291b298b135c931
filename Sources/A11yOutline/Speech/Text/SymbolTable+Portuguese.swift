extension SymbolTable {
  /// Portuguese.
  static let portuguese = SymbolTable(
    language: "pt",
    unnamed: "sinal",
    lines: """
      ! exclamação
      " aspas
      # cerquilha
      $ cifrão
      % por cento
      & e comercial
      ' apóstrofo
      ( abre parêntese
      ) fecha parêntese
      * asterisco
      + mais
      , vírgula
      - hífen
      . ponto
      / barra
      : dois pontos
      ; ponto e vírgula
      < menor que
      = igual
      > maior que
      ? interrogação
      @ arroba
      [ abre colchete
      \\ barra invertida
      ] fecha colchete
      ^ circunflexo
      _ sublinhado
      ` acento grave
      { abre chave
      | barra vertical
      } fecha chave
      ~ til
      ¡ exclamação invertida
      ¢ centavos
      £ libras
      ¥ ienes
      § seção
      © copirraite
      « abre aspas angulares
      ¬ negação
      ® marca registrada
      ° graus
      ± mais ou menos
      ² ao quadrado
      ³ ao cubo
      ´ acento agudo
      ¶ parágrafo
      · ponto médio
      » fecha aspas angulares
      ¼ um quarto
      ½ meio
      ¾ três quartos
      ¿ interrogação invertida
      × vezes
      ÷ dividido por
      – meia risca
      — travessão
      ‘ abre aspas simples
      ’ fecha aspas simples
      “ abre aspas
      ” fecha aspas
      † cruz
      • marcador
      … reticências
      ‰ por mil
      € euros
      ₹ rupias
      № número
      ™ marca comercial
      ← seta para a esquerda
      ↑ seta para cima
      → seta para a direita
      ↓ seta para baixo
      ↔ seta dupla
      ⇒ implica
      ⇔ se e somente se
      ∀ para todo
      ∃ existe
      ∅ conjunto vazio
      ∈ pertence a
      ∉ não pertence a
      ∑ somatório
      − menos
      √ raiz quadrada de
      ∞ infinito
      ∩ interseção
      ∪ união
      ∫ integral
      ≈ aproximadamente
      ≠ diferente de
      ≤ menor ou igual a
      ≥ maior ou igual a
      ■ quadrado preto
      □ quadrado branco
      ▲ triângulo para cima
      ▶ reproduzir
      ▼ triângulo para baixo
      ◀ triângulo para a esquerda
      ● círculo preto
      ○ círculo branco
      ★ estrela
      ☆ estrela branca
      ☐ caixa vazia
      ☑ caixa marcada
      ☒ caixa riscada
      ✓ marca de verificação
      ✔ marca de verificação
      ✗ xis
      ✘ xis
      ❌ xis
      ✅ marca de verificação
      ⚠ aviso
      """
  )
}
