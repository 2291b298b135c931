extension ARIARoleDefinition {
  /// The roles of WAI-ARIA 1.2, section 5.4, and those that the drafts of 1.3 add.
  static let waiARIA: [ARIARoleDefinition] = [
    .init(.alert, "alert", inherits: [.section]),
    .init(
      .alertDialog,
      "alertdialog",
      inherits: [.alert, .dialog],
      supports: [.modal],
      nameFrom: [.heading, .author],
      isNameRequired: true
    ),
    .init(
      .application,
      "application",
      inherits: [.structure],
      supports: [.activeDescendant, .disabled, .errorMessage, .expanded, .hasPopup, .invalid],
      isNameRequired: true
    ),
    .init(.article, "article", inherits: [.document], supports: [.positionInSet, .setSize]),
    .init(.banner, "banner", inherits: [.landmark]),
    .init(.blockQuote, "blockquote", inherits: [.section]),
    .init(
      .button,
      "button",
      inherits: [.command],
      supports: [.disabled, .hasPopup, .expanded, .pressed],
      nameFrom: [.contents, .author],
      isNameRequired: true,
      hasPresentationalChildren: true
    ),
    .init(
      .caption,
      "caption",
      inherits: [.section],
      nameFrom: [],
      context: [.figure, .table, .grid, .treeGrid, .radioGroup]
    ),
    .init(
      .cell,
      "cell",
      inherits: [.section],
      supports: [.columnIndex, .columnSpan, .rowIndex, .rowSpan],
      nameFrom: [.contents, .author],
      context: [.row]
    ),
    .init(
      .checkbox,
      "checkbox",
      inherits: [.input],
      supports: [.errorMessage, .expanded, .invalid, .readOnly, .required, .checked],
      requires: [.checked],
      nameFrom: [.contents, .author],
      isNameRequired: true,
      hasPresentationalChildren: true
    ),
    .init(.code, "code", inherits: [.section], nameFrom: []),
    .init(
      .columnHeader,
      "columnheader",
      inherits: [.cell, .gridCell, .sectionHead],
      supports: [.sort],
      nameFrom: [.contents, .author],
      isNameRequired: true,
      context: [.row]
    ),
    .init(
      .comboBox,
      "combobox",
      inherits: [.input],
      supports: [
        .activeDescendant, .autocomplete, .errorMessage, .expanded, .hasPopup, .invalid, .readOnly,
        .required, .controls,
      ],
      requires: [.expanded],
      isNameRequired: true
    ),
    .init(
      .comment,
      "comment",
      inherits: [.article],
      supports: [.level],
      nameFrom: [.contents, .author]
    ),
    .init(.complementary, "complementary", inherits: [.landmark]),
    .init(.contentInfo, "contentinfo", inherits: [.landmark]),
    .init(.definition, "definition", inherits: [.section]),
    .init(.deletion, "deletion", inherits: [.section], nameFrom: []),
    .init(
      .dialog,
      "dialog",
      inherits: [.window],
      supports: [.modal],
      nameFrom: [.heading, .author],
      isNameRequired: true
    ),
    .init(.document, "document", inherits: [.structure]),
    .init(.emphasis, "emphasis", inherits: [.section], nameFrom: []),
    .init(.feed, "feed", inherits: [.list], owns: [.article]),
    .init(.figure, "figure", inherits: [.section]),
    .init(.form, "form", inherits: [.landmark]),
    .init(.generic, "generic", inherits: [.structure], nameFrom: []),
    .init(
      .grid,
      "grid",
      inherits: [.composite, .table],
      supports: [.multiselectable, .readOnly],
      owns: [.row, .rowGroup]
    ),
    .init(
      .gridCell,
      "gridcell",
      inherits: [.cell, .widget],
      supports: [
        .disabled, .errorMessage, .expanded, .hasPopup, .invalid, .readOnly, .required, .selected,
      ],
      nameFrom: [.contents, .author],
      context: [.row]
    ),
    .init(.group, "group", inherits: [.section], supports: [.activeDescendant, .disabled]),
    .init(
      .heading,
      "heading",
      inherits: [.sectionHead],
      supports: [.level],
      requires: [.level],
      nameFrom: [.contents, .author],
      isNameRequired: true
    ),
    .init(
      .image,
      "img",
      inherits: [.section],
      isNameRequired: true,
      hasPresentationalChildren: true
    ),
    .init(.insertion, "insertion", inherits: [.section], nameFrom: []),
    .init(
      .link,
      "link",
      inherits: [.command],
      supports: [.disabled, .expanded, .hasPopup],
      nameFrom: [.contents, .author],
      isNameRequired: true
    ),
    .init(.list, "list", inherits: [.section], owns: [.listItem]),
    .init(
      .listBox,
      "listbox",
      inherits: [.select],
      supports: [.errorMessage, .expanded, .invalid, .multiselectable, .readOnly, .required],
      isNameRequired: true,
      owns: [.option, .group]
    ),
    .init(
      .listItem,
      "listitem",
      inherits: [.section],
      supports: [.level, .positionInSet, .setSize],
      context: [.list]
    ),
    .init(.log, "log", inherits: [.section]),
    .init(.main, "main", inherits: [.landmark]),
    .init(.mark, "mark", inherits: [.section], nameFrom: []),
    .init(.marquee, "marquee", inherits: [.section]),
    .init(.math, "math", inherits: [.section]),
    .init(
      .menu,
      "menu",
      inherits: [.select],
      owns: [.menuItem, .menuItemRadio, .menuItemCheckbox, .group]
    ),
    .init(
      .menuBar,
      "menubar",
      inherits: [.menu],
      owns: [.menuItem, .menuItemRadio, .menuItemCheckbox, .group]
    ),
    .init(
      .menuItem,
      "menuitem",
      inherits: [.command],
      supports: [.disabled, .expanded, .hasPopup, .positionInSet, .setSize],
      nameFrom: [.contents, .author],
      isNameRequired: true,
      context: [.menu, .menuBar, .group]
    ),
    .init(
      .menuItemCheckbox,
      "menuitemcheckbox",
      inherits: [.checkbox, .menuItem],
      requires: [.checked],
      nameFrom: [.contents, .author],
      isNameRequired: true,
      hasPresentationalChildren: true,
      context: [.menu, .menuBar, .group]
    ),
    .init(
      .menuItemRadio,
      "menuitemradio",
      inherits: [.menuItemCheckbox, .radio],
      requires: [.checked],
      nameFrom: [.contents, .author],
      isNameRequired: true,
      hasPresentationalChildren: true,
      context: [.menu, .menuBar, .group]
    ),
    .init(
      .meter,
      "meter",
      inherits: [.range],
      requires: [.valueNow],
      isNameRequired: true,
      hasPresentationalChildren: true
    ),
    .init(.navigation, "navigation", inherits: [.landmark]),
    .init(.presentation, "none", inherits: [.structure], nameFrom: []),
    .init(.note, "note", inherits: [.section]),
    .init(
      .option,
      "option",
      inherits: [.input],
      supports: [.selected, .checked, .positionInSet, .setSize],
      requires: [.selected],
      nameFrom: [.contents, .author],
      isNameRequired: true,
      hasPresentationalChildren: true,
      context: [.listBox, .group]
    ),
    .init(.paragraph, "paragraph", inherits: [.section], nameFrom: []),
    .init(
      .progressBar,
      "progressbar",
      inherits: [.range, .widget],
      isNameRequired: true,
      hasPresentationalChildren: true
    ),
    .init(
      .radio,
      "radio",
      inherits: [.input],
      supports: [.checked, .positionInSet, .setSize],
      requires: [.checked],
      nameFrom: [.contents, .author],
      isNameRequired: true,
      hasPresentationalChildren: true
    ),
    .init(
      .radioGroup,
      "radiogroup",
      inherits: [.select],
      supports: [.errorMessage, .invalid, .readOnly, .required],
      isNameRequired: true
    ),
    .init(.region, "region", inherits: [.landmark], isNameRequired: true),
    .init(
      .row,
      "row",
      inherits: [.group, .widget],
      supports: [.columnIndex, .expanded, .level, .positionInSet, .rowIndex, .selected, .setSize],
      nameFrom: [.contents, .author],
      context: [.table, .grid, .treeGrid, .rowGroup],
      owns: [.cell, .columnHeader, .gridCell, .rowHeader]
    ),
    .init(
      .rowGroup,
      "rowgroup",
      inherits: [.structure],
      context: [.table, .grid, .treeGrid],
      owns: [.row]
    ),
    .init(
      .rowHeader,
      "rowheader",
      inherits: [.cell, .gridCell, .sectionHead],
      supports: [.expanded, .sort],
      nameFrom: [.contents, .author],
      isNameRequired: true,
      context: [.row]
    ),
    .init(
      .scrollBar,
      "scrollbar",
      inherits: [.range],
      supports: [.disabled, .orientation],
      requires: [.controls, .valueNow],
      hasPresentationalChildren: true
    ),
    .init(.search, "search", inherits: [.landmark]),
    .init(.searchBox, "searchbox", inherits: [.textBox], isNameRequired: true),
    .init(.sectionFooter, "sectionfooter", inherits: [.section]),
    .init(.sectionHeader, "sectionheader", inherits: [.section]),
    .init(
      .separator,
      "separator",
      inherits: [.structure],
      supports: [.disabled, .orientation, .valueMaximum, .valueMinimum, .valueNow, .valueText],
      hasPresentationalChildren: true
    ),
    .init(
      .slider,
      "slider",
      inherits: [.input, .range],
      supports: [.errorMessage, .hasPopup, .invalid, .orientation, .readOnly],
      requires: [.valueNow],
      isNameRequired: true,
      hasPresentationalChildren: true
    ),
    .init(
      .spinButton,
      "spinbutton",
      inherits: [.composite, .input, .range],
      supports: [.errorMessage, .invalid, .readOnly, .required],
      isNameRequired: true
    ),
    .init(.status, "status", inherits: [.section]),
    .init(.strong, "strong", inherits: [.section], nameFrom: []),
    .init(.subscript, "subscript", inherits: [.section], nameFrom: []),
    .init(.suggestion, "suggestion", inherits: [.section], nameFrom: []),
    .init(.superscript, "superscript", inherits: [.section], nameFrom: []),
    .init(
      .switch,
      "switch",
      inherits: [.checkbox],
      requires: [.checked],
      nameFrom: [.contents, .author],
      isNameRequired: true,
      hasPresentationalChildren: true
    ),
    .init(
      .tab,
      "tab",
      inherits: [.sectionHead, .widget],
      supports: [.disabled, .expanded, .hasPopup, .positionInSet, .selected, .setSize],
      nameFrom: [.contents, .author],
      hasPresentationalChildren: true,
      context: [.tabList]
    ),
    .init(
      .table,
      "table",
      inherits: [.section],
      supports: [.columnCount, .rowCount],
      isNameRequired: true,
      owns: [.row, .rowGroup]
    ),
    .init(
      .tabList,
      "tablist",
      inherits: [.composite],
      supports: [.multiselectable, .orientation],
      owns: [.tab]
    ),
    .init(.tabPanel, "tabpanel", inherits: [.section], isNameRequired: true),
    .init(.term, "term", inherits: [.section], nameFrom: [.contents, .author]),
    .init(
      .textBox,
      "textbox",
      inherits: [.input],
      supports: [
        .activeDescendant, .autocomplete, .errorMessage, .hasPopup, .invalid, .multiline,
        .placeholder, .readOnly, .required,
      ],
      isNameRequired: true
    ),
    .init(.time, "time", inherits: [.section], nameFrom: []),
    .init(.timer, "timer", inherits: [.status]),
    .init(.toolbar, "toolbar", inherits: [.group], supports: [.orientation]),
    .init(
      .tooltip,
      "tooltip",
      inherits: [.section],
      nameFrom: [.contents, .author],
      isNameRequired: true
    ),
    .init(
      .tree,
      "tree",
      inherits: [.select],
      supports: [.errorMessage, .invalid, .multiselectable, .required],
      isNameRequired: true,
      owns: [.treeItem, .group]
    ),
    .init(
      .treeGrid,
      "treegrid",
      inherits: [.grid, .tree],
      isNameRequired: true,
      owns: [.row, .rowGroup]
    ),
    .init(
      .treeItem,
      "treeitem",
      inherits: [.listItem, .option],
      supports: [.expanded, .hasPopup, .checked, .selected],
      nameFrom: [.contents, .author],
      isNameRequired: true,
      context: [.tree, .group]
    ),
  ]

  /// The abstract roles of WAI-ARIA 1.2, section 5.3.1.
  static let abstractRoles: [ARIARoleDefinition] = [
    .init(.roleType, "roletype", isAbstract: true),
    .init(.structure, "structure", inherits: [.roleType], isAbstract: true),
    .init(.widget, "widget", inherits: [.roleType], isAbstract: true),
    .init(.window, "window", inherits: [.roleType], isAbstract: true),
    .init(.command, "command", inherits: [.widget], isAbstract: true),
    .init(
      .composite,
      "composite",
      inherits: [.widget],
      supports: [.activeDescendant, .disabled],
      isAbstract: true
    ),
    .init(.input, "input", inherits: [.widget], supports: [.disabled], isAbstract: true),
    .init(
      .range,
      "range",
      inherits: [.structure],
      supports: [.valueMaximum, .valueMinimum, .valueNow, .valueText],
      isAbstract: true
    ),
    .init(.section, "section", inherits: [.structure], isAbstract: true),
    .init(.sectionHead, "sectionhead", inherits: [.structure], isAbstract: true),
    .init(.landmark, "landmark", inherits: [.section], isAbstract: true),
    .init(
      .select,
      "select",
      inherits: [.composite, .group],
      supports: [.orientation],
      isAbstract: true
    ),
  ]
}
