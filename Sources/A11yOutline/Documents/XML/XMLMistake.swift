internal import CXML

/// Tells what the XML parser could not make sense of, in words of ours.
enum XMLMistake {
  /// The words by the numbers of `xmlParserErrors`.
  private static let messages: [UInt32: String] = [
    XML_ERR_DOCUMENT_EMPTY.rawValue: "there is no XML here",
    XML_ERR_DOCUMENT_END.rawValue: "there is something after the end of the XML; it was left out",
    XML_ERR_TAG_NAME_MISMATCH.rawValue: "an end tag does not fit the start tag before it",
    XML_ERR_TAG_NOT_FINISHED.rawValue: "the text ends inside of an element",
    XML_ERR_GT_REQUIRED.rawValue: "a tag has no end",
    XML_ERR_LTSLASH_REQUIRED.rawValue: "an element is never closed",
    XML_ERR_NAME_REQUIRED.rawValue: "a name is missing",
    XML_ERR_SPACE_REQUIRED.rawValue: "a space is missing between attributes",
    XML_ERR_ATTRIBUTE_NOT_STARTED.rawValue: "an attribute has no quotes around its value",
    XML_ERR_ATTRIBUTE_WITHOUT_VALUE.rawValue: "an attribute has no value",
    XML_ERR_ATTRIBUTE_REDEFINED.rawValue: "a tag has the same attribute twice",
    XML_ERR_INVALID_CHAR.rawValue: "there is a character that XML does not allow",
    XML_ERR_CDATA_NOT_FINISHED.rawValue: "the text ends inside of a CDATA section",
  ]

  /// The message for an error; `nil` for one that loses nothing.
  static func message(of error: xmlError) -> String? {
    // A prefix that no namespace is declared for changes nothing here.
    if error.domain == Int32(XML_FROM_NAMESPACE.rawValue) { return nil }
    return messages[UInt32(bitPattern: error.code)] ?? "the XML is not well formed here"
  }
}
