extension SymbolTable {
  /// English.
  static let english = SymbolTable(
    language: "en",
    unnamed: "sign",
    lines: """
      ! exclamation mark
      " quote
      # number sign
      $ dollar
      % percent
      & and
      ' apostrophe
      ( left paren
      ) right paren
      * star
      + plus
      , comma
      - dash
      . dot
      / slash
      : colon
      ; semicolon
      < less than
      = equals
      > greater than
      ? question mark
      @ at
      [ left bracket
      \\ backslash
      ] right bracket
      ^ caret
      _ underscore
      ` backtick
      { left brace
      | bar
      } right brace
      ~ tilde
      ¡ inverted exclamation mark
      ¢ cents
      £ pounds
      ¤ currency sign
      ¥ yen
      ¦ broken bar
      § section
      ¨ diaeresis
      © copyright
      « left double angle quote
      ¬ not
      ® registered
      ¯ macron
      ° degrees
      ± plus or minus
      ² squared
      ³ cubed
      ´ acute accent
      ¶ paragraph mark
      · middle dot
      ¸ cedilla
      ¹ superscript one
      » right double angle quote
      ¼ one quarter
      ½ one half
      ¾ three quarters
      ¿ inverted question mark
      × times
      ÷ divided by
      – en dash
      — em dash
      ‘ left single quote
      ’ right single quote
      ‚ low single quote
      “ left double quote
      ” right double quote
      „ low double quote
      † dagger
      ‡ double dagger
      • bullet
      … dot dot dot
      ‰ per mille
      ′ prime
      ″ double prime
      ‹ left angle quote
      › right angle quote
      ⁄ fraction slash
      € euros
      ₹ rupees
      ₽ roubles
      ₿ bitcoin
      № number
      ™ trademark
      ← left arrow
      ↑ up arrow
      → right arrow
      ↓ down arrow
      ↔ left right arrow
      ↕ up down arrow
      ↩ return arrow
      ↵ return sign
      ⇐ double left arrow
      ⇒ implies
      ⇔ if and only if
      ∀ for all
      ∂ partial
      ∃ there exists
      ∅ empty set
      ∈ is in
      ∉ is not in
      ∏ product
      ∑ sum
      − minus
      √ square root of
      ∞ infinity
      ∧ logical and
      ∨ logical or
      ∩ intersection
      ∪ union
      ∫ integral
      ≈ is about
      ≠ is not equal to
      ≡ is identical to
      ≤ is at most
      ≥ is at least
      ⊂ is a subset of
      ⊆ is a subset of or equal to
      ⌘ command
      ⌃ control
      ⌥ option
      ⇧ shift
      ⏎ return
      ⌫ delete
      ⎋ escape
      ⇥ tab
      ■ black square
      □ white square
      ▲ up triangle
      ▶ play
      ▸ right triangle
      ▼ down triangle
      ▾ down triangle
      ◀ left triangle
      ● black circle
      ○ white circle
      ◆ black diamond
      ★ star
      ☆ white star
      ☐ empty box
      ☑ checked box
      ☒ crossed box
      ✓ check mark
      ✔ check mark
      ✗ cross mark
      ✘ cross mark
      ❌ cross mark
      ✅ check mark
      ⚠ warning
      ♠ spades
      ♣ clubs
      ♥ hearts
      ♦ diamonds
      ♭ flat
      ♯ sharp
      """
  )
}
