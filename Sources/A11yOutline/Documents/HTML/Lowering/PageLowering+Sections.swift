extension PageLowering {
  /// How many headings the next node stands in, in all containers.
  var openSectionCount: Int { sections.count - endedSectionCount }

  /// Ends the sections of a level and of those below it, for a heading that begins one.
  mutating func closeSections(from level: Int) {
    if endedNodeCount == nodes.count {
      endedSectionCount = 0
    } else {
      removeEndedSections()
    }
    while sections.count > container.sectionStart, let last = sections.last, last.level >= level {
      sections.removeLast()
    }
  }

  /// Ends the sections of all levels but the first, for a part of the page that is about the whole
  /// of it (HTML Standard, sections 4.3.8, 4.3.9 and 4.4.14).
  mutating func closeSectionsForPart() {
    flush()
    removeEndedSections()
    closeSections(from: 2)
  }

  /// Ends the sections whose headings are in an element, which ends.
  mutating func endSections(in element: Int) {
    flush()
    var count = openSectionCount
    while count > container.sectionStart, sections[count - 1].element >= element { count -= 1 }
    guard count < openSectionCount else { return }
    if endedNodeCount != nodes.count { removeEndedSections() }
    endedSectionCount = sections.count - count
    endedNodeCount = nodes.count
  }

  /// Forgets the sections that have ended, since something else than a heading follows.
  mutating func removeEndedSections() {
    sections.removeLast(endedSectionCount)
    endedSectionCount = 0
  }
}
