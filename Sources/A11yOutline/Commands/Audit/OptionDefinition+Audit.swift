extension OptionDefinition {
  /// How the report of an audit is printed.
  static let reportFormat = OptionDefinition(
    name: "format",
    value: "FORMAT",
    choices: ReportFormat.allCases.map(\.rawValue),
    summary: "how the report is printed"
  )
  static let report = OptionDefinition(
    name: "report",
    value: "FORMAT=FILE",
    summary: "write a report to a file as well; can be given several times"
  )
  static let outlines = OptionDefinition(
    name: "outlines",
    summary: "put the outlines into JSON too, so that audit merge can show them in HTML"
  )
  static let failOn = OptionDefinition(
    name: "fail-on",
    value: "SEVERITY",
    choices: Severity.allCases.map(\.rawValue),
    summary: "the mildest finding that makes the exit code 1 (default: error)"
  )
  static let maximum = OptionDefinition(
    name: "max",
    value: "N",
    summary: "how many such findings are let pass"
  )
  static let level = OptionDefinition(
    name: "level",
    value: "LEVEL",
    choices: Severity.allCases.map(\.rawValue) + SuccessCriterion.Level.allCases.map(\.rawValue),
    summary: "report only what is at least so severe, or only what a level of WCAG asks for"
  )
  static let disable = OptionDefinition(
    name: "disable",
    value: "RULE,…",
    summary: "leave rules out"
  )
  static let only = OptionDefinition(
    name: "only",
    value: "RULE,…",
    summary: "run only these rules"
  )
  static let baseline = OptionDefinition(
    name: "baseline",
    value: "FILE",
    summary: "findings that are known and do not fail"
  )
  static let updateBaseline = OptionDefinition(
    name: "update-baseline",
    summary: "write all findings to the baseline"
  )
  static let rules = OptionDefinition(name: "rules", summary: "list the rules")
  static let explain = OptionDefinition(
    name: "explain",
    value: "RULE",
    summary: "say what a rule is about and how to mend a breach"
  )
  static let filesFrom = OptionDefinition(
    name: "files-from",
    value: "FILE",
    summary: "read the names of files from a file, one a line; - for standard input"
  )
  static let jobs = OptionDefinition(
    name: "jobs",
    letter: "j",
    value: "N",
    summary: "how many files are audited at the same time (default: one for each core)"
  )
  static let siteRoot = OptionDefinition(
    name: "root",
    value: "FOLDER",
    summary: "the folder that addresses beginning with / are relative to"
  )
  static let keyboard = OptionDefinition(
    name: "keyboard",
    summary: "crawl through each file with the player's commands: what is reached, in how many keys"
  )
}
