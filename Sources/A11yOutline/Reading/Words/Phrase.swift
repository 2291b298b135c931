/// Everything the product says in words of its own.
///
/// Each language's table has a text for each of them.
enum Phrase: String, Hashable, Sendable, CaseIterable {
  // Parts of an utterance.
  case untitled, outline, expanded, collapsed, stateUnavailable
  case itemCount, level, position, headingLevel
  case on, off, checked, notChecked, mixed
  case tableSize, rowCount, columnCount
  case endOfContainer

  // Roles.
  case roleText, roleGroup, roleHeading, roleLink, roleToggle, roleCheckbox, roleButton, roleImage
  case roleTable, roleRow, roleCell, roleCode, roleQuote, roleLandmark, roleList, roleListItem
  case roleParagraph, roleSeparator, roleFigure, roleNote, roleToDo

  // Hints.
  case hintExpands, hintCollapses, hintActivates

  // Answers to opening and closing.
  case noItems, noChange, alreadyExpanded, alreadyCollapsed, nothingToExpand, nothingToCollapse
  case expandedAll, collapsedAll, expandedGroups, collapsedGroups, groupCount
  case undone, redone, nothingToUndo, nothingToRedo

  // Answers to moves.
  case top, bottom, topLevel, edgeWithPosition, wrappedToTop, wrappedToBottom
  case noNext, noPrevious, noNextSibling, noPreviousSibling
  case noNextOf, noPreviousOf
  case found, notFound

  // Kinds of nodes that quick keys look for.
  case kindHeading, kindHeadingLevel, kindItemLevel, kindLink, kindList, kindListItem, kindTable
  case kindQuote, kindCode, kindLandmark, kindNote, kindParagraph, kindToggle, kindGroup, kindToDo
  case kindGroupOrControl, kindButton, kindImage, kindMark, kindSearchHit, kindSibling
  case kindSentence, kindWord, kindCharacter

  // Answers to activation.
  case unavailable, notAvailableHere, activated, itemsAdded, itemsRemoved, externalLink
  case brokenLink, nothingToActivate

  // Place.
  case inContainer, itemShowing, progress, timeLeft, secondsLeft

  // Review, marks, answers, copying.
  case startOfItem, endOfItem, blank
  case markSet, noSuchMark, noMarks, markName, markOfLastJump, markOfLastPause
  case noOlderResponse, noNewerResponse, copied

  // Lists and parts of the outline.
  case elementsList, marksList, responsesList, commandsList, keysList, documentsList, actionsList
  case noElements, noDocuments, noActions, noLongerThere
  case filterOn, filterOff, matchCount, nothingToLeave
  case commandsMoves, commandsExpansions, commandsJumps, commandsRotor, commandsReadings
  case commandsReviews, commandsPlaces, commandsSettings, commandsOthers

  // Reading the document again, adjusting, sleeping.
  case readAgain, cannotReadAgain, nothingToReadAgain, nothingToAdjust
  case sleepTimer, sleepTimerOff

  // Prompts.
  case filterPrompt, percentPrompt, timePrompt, sleepTimerPrompt, markPrompt, notANumber

  // What can be set.
  case pitch, volume, pauses, voice, language, automatic
  case punctuation, punctuationNone, punctuationSome, punctuationMost, punctuationAll
  case speechMode, speechTalk, speechOnDemand, speechOff
  case sounds, soundsOff, soundsOn, soundsInsteadOfWords
  case noLayout, laidOutViewOn, laidOutViewOff, reservedKeys, lettersTypeAhead

  // Settings and the rest.
  case searchPrompt, goToPrompt, cancelled, inputHelpOn, inputHelpOff, notUsed, notACommand
  case lineViewOn, lineViewOff
  case whileReading, rate, verbosity, verbosityTerse, verbosityNormal, verbosityVerbose
  case endOfOutline, nothingToRepeat, helpReminder
  case spelledCapital, spelledSpace, spelledNewLine

  // What is told about speech itself.
  case noticeNoServer
  case noticeNoVoice, noticeNoAudio, noticeAudioLost, noticeAudioRestored, noticeTextSkipped
  case noticeLanguageWithoutVoice
  case audioFileProgress, audioFileDone, audioFileStopped, minuteCount, secondCount
  case speechSwitchOff, speechSwitchOn
}
