/// Makes one view of the views that a closure lists.
///
/// As in SwiftUI, with any number of views.
@resultBuilder
public enum ViewBuilder {
  /// Takes a view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Makes the view of an empty closure.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// Takes a single view as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Makes one view of several.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Makes the view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// Makes the view of the first branch of a condition.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(storage: .first(first))
  }

  /// Makes the view of the second branch of a condition.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(storage: .second(second))
  }

  /// Hides the type of a view that is there on some systems only.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}
