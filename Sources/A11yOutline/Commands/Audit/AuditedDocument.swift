/// A document that was audited, and its outline where something is still to be measured on it.
struct AuditedDocument: Sendable {
  /// What the audit says.
  var file: AuditedFile

  /// The outline; `nil` when nothing asks for it, or the document could not be read.
  var outline: Outline?
}
