/// The style of the HTML report: readable without colour, in the dark, in few columns and on paper.
enum HTMLReportStyle {
  static let text = """
    :root { color-scheme: light dark; }
    body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 64rem; padding: 1rem;
      background: #fff; color: #1a1a1a; overflow-wrap: anywhere; }
    a { color: #0b4f9e; }
    :focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
    :target { outline: 2px solid currentColor; outline-offset: 2px; }
    table { border-collapse: collapse; margin: 1rem 0; }
    caption { font-weight: bold; text-align: left; }
    th, td { border: 1px solid #767676; padding: 0.25rem 0.5rem; text-align: left;
      vertical-align: top; }
    thead th { overflow-wrap: normal; }
    .findings { width: 100%; }
    .findings thead th:first-child { width: 5rem; }
    .findings thead th:last-child { width: 42%; }
    .numbers td { text-align: right; }
    tbody th { font-weight: normal; }
    code { font-size: 0.9em; }
    h2 { border-top: 2px solid #767676; padding-top: 1rem; }
    ul.outline, .outline ul { list-style: none; margin: 0; padding: 0; }
    .outline li { margin: 0.15rem 0; padding-left: 1.1rem; }
    .outline summary { margin-left: -1.1rem; padding-left: 1.1rem; text-indent: -1.1rem; }
    .outline + details { margin-top: 1rem; }
    .outline details > ul { border-left: 1px solid #767676; margin-left: -0.75rem;
      padding-left: 0.75rem; }
    .role, small, em { color: #545454; font-size: 0.875em; }
    .number { font-size: 0.875em; }
    summary { cursor: pointer; min-height: 1.5rem; }
    strong.error, strong.warning, strong.note, strong.review, strong.accepted {
      border: 2px solid currentColor; padding: 0 0.4rem; white-space: nowrap; }
    .outline .marks li { border-left: 0.3rem solid currentColor; margin: 0.25rem 0;
      padding: 0 0.5rem; }
    .outline details > .marks { border-left: none; margin-left: 0; padding-left: 0; }
    .error { color: #9b1c1c; }
    .warning { color: #7a4a00; }
    .note, .review { color: #1d4f91; }
    .accepted { color: #545454; }
    .marks a { color: inherit; }
    @media (prefers-color-scheme: dark) {
      body { background: #16181c; color: #eaeaea; }
      a { color: #a9cdff; }
      .role, small, em, .accepted { color: #b8b8b8; }
      .error { color: #ffb3b3; }
      .warning { color: #ffd38a; }
      .note, .review { color: #a9cdff; }
    }
    @media (max-width: 40rem) {
      body { padding: 0.5rem; }
      th, td { padding: 0.25rem; }
      .numbers thead th { font-size: 0.875rem; }
      .findings, .findings caption, .findings tbody, .findings tr, .findings th, .findings td {
        display: block; }
      .findings thead { position: absolute; width: 1px; height: 1px; overflow: hidden;
        clip-path: inset(50%); white-space: nowrap; }
      .findings tr { border: 1px solid #767676; margin: 0.5rem 0; padding: 0.25rem 0.5rem; }
      .findings tbody th, .findings td { border: none; padding: 0.1rem 0; }
      .findings tbody th { float: right; margin-left: 0.5rem; }
      .outline li { padding-left: 0.9rem; }
      .outline summary { margin-left: -0.9rem; padding-left: 0.9rem; text-indent: -0.9rem; }
      .outline details > ul { margin-left: -0.6rem; padding-left: 0.6rem; }
    }
    @media (forced-colors: active) {
      th, td, h2, .findings tr, .outline details > ul { border-color: CanvasText; }
    }
    @media print {
      body { max-width: none; background: #fff; color: #000; }
      a, .role, small, em, .error, .warning, .note, .review, .accepted { color: #000; }
      details::details-content { content-visibility: visible; display: block; height: auto; }
      h2, h3, caption, thead { break-after: avoid; }
      tr, .marks li { break-inside: avoid; }
    }
    """
}
