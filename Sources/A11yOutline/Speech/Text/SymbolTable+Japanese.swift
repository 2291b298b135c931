extension SymbolTable {
  /// Japanese: what is shorter or clearer than CLDR's names.
  ///
  /// In kana: the voice reads no kanji.
  static let japanese = SymbolTable(
    language: "ja",
    unnamed: "きごう",
    lines: """
      ! びっくりマーク
      " いんようふ
      # シャープ
      $ ドル
      % パーセント
      & アンド
      ' アポストロフィ
      ( かっこ
      ) かっことじ
      * アスタリスク
      + プラス
      , カンマ
      - ハイフン
      . ドット
      / スラッシュ
      : コロン
      ; セミコロン
      < しょうなり
      = イコール
      > だいなり
      ? はてな
      @ アットマーク
      [ だいかっこ
      \\ バックスラッシュ
      ] だいかっことじ
      ^ キャレット
      _ アンダーバー
      ` バッククオート
      { ちゅうかっこ
      | たてぼう
      } ちゅうかっことじ
      ~ チルダ
      – ダッシュ
      — ダッシュ
      • なかぐろ
      … てんてんてん
      − マイナス
      """
  )
}
