/// A program as a view: what its first window shows.
struct AppView<Application: App>: View {
  typealias Body = Never

  let program: Application
  let title: WindowTitle

  func _evaluate(in node: ViewNode) {
    var program = program
    DynamicFields.of(Application.self).link(&program, to: node)
    let content = node.observing { program.body._makeContent() }
    title.words = content.title
    node.updateAnyChild(0, content.view)
  }
}
