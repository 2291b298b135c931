/// The style of the HTML report: readable without colour, in the dark and on paper.
enum HTMLReportStyle {
  static let text = """
    :root { color-scheme: light dark; }
    body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem;
      background: #fff; color: #1a1a1a; }
    table { border-collapse: collapse; }
    caption { font-weight: bold; text-align: left; }
    th, td { border: 1px solid #767676; padding: 0.25rem 0.75rem; text-align: left; }
    td { text-align: right; }
    code { font-size: 0.9em; overflow-wrap: anywhere; }
    h2 { border-top: 2px solid #767676; overflow-wrap: anywhere; padding-top: 1rem; }
    .error, .warning, .note { border: 2px solid currentColor; padding: 0 0.4rem; }
    .error { color: #9b1c1c; }
    .warning { color: #7a4a00; }
    .note { color: #1d4f91; }
    summary { cursor: pointer; }
    @media (prefers-color-scheme: dark) {
      body { background: #16181c; color: #eaeaea; }
      .error { color: #ffb3b3; }
      .warning { color: #ffd38a; }
      .note { color: #a9cdff; }
    }
    @media print {
      body { max-width: none; background: #fff; color: #000; }
      h2, h3 { break-after: avoid; }
      li { break-inside: avoid; }
    }
    """
}
