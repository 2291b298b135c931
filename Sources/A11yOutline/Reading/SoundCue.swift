/// A short sound that goes with what is said, or stands for it.
///
/// The events are those of Emacspeak and ChromeVox, so that people who know one know these.
public enum SoundCue: String, Hashable, Sendable, CaseIterable {
  /// A group was opened.
  case expand
  /// A group was closed.
  case collapse
  /// The cursor came to a group whose items are not shown.
  case hiddenContent
  /// The cursor came to the next or previous item of a kind.
  case itemOfKind
  /// The cursor went far: to the top, the bottom, or out of a group.
  case largeMove
  /// A move went round at the end.
  case wrap
  /// There is nothing beyond.
  case edge
  /// Something that was searched for was found.
  case hit
  /// There is no such item.
  case miss
  /// A mark was set.
  case mark
  /// Something was copied.
  case copy
  /// A control was switched on.
  case switchOn
  /// A control was switched off.
  case switchOff
  /// Nothing changed, or the key does nothing.
  case dull
  /// The cursor came to a line without words.
  case separator
  /// Something that took long is done.
  case done
  /// Speech was switched on.
  case speechOn
  /// Speech was switched off.
  case speechOff

  /// Whether the sound can stand for the words: the state of groups, edges and misses.
  var replacesWords: Bool {
    switch self {
    case .expand, .collapse, .hiddenContent, .edge, .miss: true
    default: false
    }
  }
}
