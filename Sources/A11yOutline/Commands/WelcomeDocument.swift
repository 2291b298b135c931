/// The document that is played when no file is named: it teaches the keys by being walked.
enum WelcomeDocument {
  /// What the document is called.
  static let name = "Welcome"

  /// The document, in Markdown.
  static let text = """
    # Welcome to a11y-outline

    You are in an outline. Press Down arrow to go to the next item.

    ## Walking

    - Down arrow and Up arrow go to the next and the previous item.
    - Home and End go to the first and the last item.
    - Page Down and Page Up go ten items on and back.
    - f and b go to the next and the previous item at the same level.

    ## Opening and closing

    This item stands in a group. Press Left arrow to come back to its heading, and once more to \
    close it.

    - Right arrow opens a group, and then goes to its first item.
    - Left arrow closes a group, and from an item goes to its group.
    - Enter opens and closes. It also flips a check box and follows a link.
    - Plus and minus open and close. On an item, minus closes its group.
    - 9 opens everything, 0 closes everything.
    - Star opens all groups at this level.
    - z takes the last opening or closing back.
    - A group inside a group
      - keeps what it was when the outer group is closed
      - and opened again.

    ## Reading

    - s reads from here to the end, sentence by sentence. Any other command stops it.
    - Space pauses, and reads on.
    - Escape is silence.
    - Dot reads the item again. Dot twice spells it.
    - Greater than is faster, less than is slower.
    - v says more, or less.

    ## Finding your way

    - w says where you are. W says the whole way there.
    - h goes to the next heading, and capital H to the previous one. So do k for links, i for \
    list items, t for tables, x for check boxes and e for groups.
    - Slash searches, in closed groups too. n goes to the next place found.
    - g and the first letters go to an item.
    - Backspace goes back to where you were.

    ## Try it

    - [ ] Press Enter on this item to check it.
    - [ ] Press o to go to the next open to-do.
    - [Press Enter to go to the top](#welcome-to-a11y-outline)

    ## Help and leaving

    - F1, or question mark, turns on input help: each key then says what it does. Escape turns it \
    off.
    - Control and q leaves.
    """
}
