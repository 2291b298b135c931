extension SymbolTable {
  /// Chinese: what is shorter or clearer than CLDR's names.
  static let chinese = SymbolTable(
    language: "zh",
    unnamed: "符号",
    lines: """
      ! 感叹号
      " 引号
      # 井号
      $ 美元
      % 百分之
      & 和
      ' 撇号
      ( 左括号
      ) 右括号
      * 星号
      + 加
      , 逗号
      - 连字符
      . 点
      / 斜杠
      : 冒号
      ; 分号
      < 小于
      = 等于
      > 大于
      ? 问号
      @ 艾特
      [ 左方括号
      \\ 反斜杠
      ] 右方括号
      ^ 脱字符
      _ 下划线
      ` 反引号
      { 左花括号
      | 竖线
      } 右花括号
      ~ 波浪号
      – 短破折号
      — 破折号
      • 项目符号
      … 省略号
      − 减
      """
  )
}
