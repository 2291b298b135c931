extension App {
  /// Runs the program.
  public static func main() {
    runApp(ViewHost(Self(), reduceMotion: true))
  }
}

/// Runs a program whose views are in a host.
///
/// Until the player is there, it prints what is shown.
@MainActor
private func runApp(_ host: ViewHost) {
  print(host.title)
  for node in host.outline.visibleNodes {
    let indentation = String(repeating: "  ", count: node.level - 1)
    print(indentation + [node.name, node.value].compactMap(\.self).joined(separator: ", "))
  }
}
