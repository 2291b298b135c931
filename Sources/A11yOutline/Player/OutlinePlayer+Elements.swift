extension OutlinePlayer {
  /// The kinds of the elements list, in its order.
  private static let elementKinds: [NodeKind] = [
    .heading, .link, .toggle, .button, .landmark, .table, .image, .openToDo, .quote, .code, .note,
    .group,
  ]

  /// Opens the list of the elements of the outline by their kinds, those in closed groups too.
  ///
  /// - Complexity: O(number of nodes).
  func listElements() -> Answer {
    let outline = outline
    var found: [NodeKind: [Outline.Node]] = [:]
    _ = outline.nextNode(after: nil) { node in
      for kind in OutlinePlayer.elementKinds where kind.matches(node, in: outline) {
        found[kind, default: []].append(node)
      }
      return false
    }
    var list = OutlineList.Builder(title: words(.elementsList), language: words.tag)
    for kind in OutlinePlayer.elementKinds {
      guard let nodes = found[kind] else { continue }
      list.addGroup(words(kind.phrase))
      for node in nodes { list.add(item(node), depth: 1, .go(node.id)) }
    }
    if list.isEmpty { return Answer(reader.message(.noElements)) }
    return push(list.finish("elements", filtersAsYouType: true))
  }

  /// Opens the list of all commands by name.
  func listCommands() -> Answer {
    var list = OutlineList.Builder(title: words(.commandsList), language: words.tag)
    for definition in CommandDefinition.all where definition.command != .commands {
      list.add(item(definition), .run(definition.command))
    }
    return push(list.finish(.commands, filtersAsYouType: true))
  }

  /// Opens the list of all keys, by what their commands are about.
  func listKeys() -> Answer {
    var list = OutlineList.Builder(title: words(.keysList), language: words.tag)
    for group in CommandDefinition.groups {
      list.addGroup(words(group.name))
      for definition in group.definitions {
        list.add(item(definition), depth: 1, .run(definition.command))
      }
    }
    return push(list.finish("keys"))
  }

  /// Opens the list of the documents that were played before.
  func listDocuments() -> Answer {
    var list = OutlineList.Builder(title: words(.documentsList), language: words.tag)
    for document in recentDocuments {
      list.add(NodeContent(name: document.title, description: document.path), .open(document.path))
    }
    if list.isEmpty { return Answer(reader.message(.noDocuments)) }
    return push(list.finish("recentDocuments"))
  }

  /// Opens the list of the named actions of the item.
  func listActions() -> Answer {
    guard let cursor else { return noItems() }
    var list = OutlineList.Builder(title: words(.actionsList), language: outline.language)
    for name in source.actionNames(of: cursor) { list.add(NodeContent(name: name), .act(name)) }
    return list.isEmpty ? Answer(reader.message(.noActions)) : push(list.finish("actions"))
  }

  /// Does what a named action of the item does.
  func act(_ name: String) -> Answer {
    guard let cursor else { return noItems() }
    return change(outline[cursor], as: "actions") { $0.perform(actionNamed: name, on: $1) }
      ?? Answer(reader.message(.noLongerThere, cue: .dull))
  }

  /// A command as an item of a list: what it does, its keys, and the word for scripts.
  private func item(_ definition: CommandDefinition) -> NodeContent {
    let keys = keyMap.names(of: definition.command)
      .map { $0.map { words.keyName($0.identifier) }.joined(separator: " ") }
    return NodeContent(
      name: definition.summary(in: words),
      value: keys.isEmpty ? nil : keys.joined(separator: ", "),
      description: definition.word,
      language: words.tag
    )
  }
}

extension Command {
  static let commands: Command = "commands"
}
