/// Good documents of every format, and pieces that formats give a meaning to.
enum Seeds {
  static let documents = [
    """
    ---
    title: T
    ---
    # One

    text [link](x "t") ![img](y) <b>html</b> &amp; `code` **b**

    1. a
       - [ ] b

         > quote
    2. c

    <details open><summary>S</summary>

    inside

    </details>

    | a | b |
    |---|---|
    | 1 | 2 |

    ```swift
    let x = 1
    y
    ```
    ***
    """,
    #"""
    {"title":"T","items":[{"name":"A","expanded":true,"children":[{"name":"B\u00e9",
    "role":"toggle","value":"On","region":[1,2,3,4]}]},{"name":"C","id":"c"}]}
    """#,
    #"{"a":[1,2.5e3,{"name":"x","t":true}],"b":null,"c":"\n"}"#,
    """
    <?xml version="1.0"?><opml version="2.0"><head><title>T</title>
    <expansionState>1,2</expansionState></head><body><outline text="A &amp; b" _note="n">
    <outline text="&lt;b&gt;x&lt;/b&gt;" type="link" url="u"/></outline></body></opml>
    """,
    """
    <map version="1"><node TEXT="R"><node TEXT="A" FOLDED="true"><node TEXT="x"/></node>
    <node><richcontent TYPE="NODE"><html><body><p>r</p></body></html></richcontent></node>
    </node></map>
    """,
    """
    #+TITLE: T
    * TODO [#A] One :tag:
    :PROPERTIES:
    :ID: x
    :END:
    text [[a][b]] *bold*
    - [ ] item
      1. deep
    #+BEGIN_SRC c
    ,* x
    #+END_SRC
    | a | b |
    |---+---|
    | 1 | 2 |
    ** DONE Two
    """,
    "A\n\t[_] 50% B\n\t\t: body\n\t\t; code\n\t|| h | i |\n\t| 1 | 2 |\nC\n",
    "Project:\n\t- task @done(1)\n\t\tnote\n- other\n",
    "Some prose that is long enough to be taken for a paragraph of text.\n\nAnother.\n",
    "One\n  Two\n    Three\n  Four\n\tFive\n",
    """
    <!DOCTYPE html><html lang=en><body><h1>T</h1><ul><li>a<ul><li>b</ul></ul>
    <details><summary>s</summary>x</details>
    """,
  ]

  static let tokens = [
    "\n", "\n\n", "    ", "\t", "#", "##### ", "- ", "* ", "1. ", ">", "> ", "`", "```\n", "[",
    "](",
    ")", "![", "|", "|---|---|\n", "<", ">", "<details>", "</details>", "<summary>", "</summary>",
    "<!--", "-->", "<a href=\"", "\"", "'", "&", "&amp;", "&#0;", "&#x1b;", ";", "{", "}", "[]",
    "{\"name\":", "\"children\":[", ",", ":", "\\u001b", "\\", "null", "1e999", "<outline text=\"",
    "<outline", "</outline>", "/>", "<![CDATA[", "]]>", "<!DOCTYPE x [", "<?", "?>",
    "<node TEXT=\"",
    "</node>", "<richcontent>", "** ", "#+BEGIN_SRC\n", "#+END_SRC\n", ":PROPERTIES:\n", ":END:\n",
    "#+STARTUP: overview\n", "[[", "]]", "\u{1B}[31m", "\u{1B}]0;", "\u{7}", "\u{202E}", "\u{0}",
    "\u{FEFF}", "é", "日本", "👩‍💻", "---\n", "===\n", "~~~\n", "\r", "\r\n", "[_] ", "[X] ", "|| ",
    "; ",
    ": ", "@done", "Project:\n", "<li>", "<ul>", "<table><td>", "<select>", "<style>", "<script>",
  ]
}
