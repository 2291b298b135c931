/// How lists look.
///
/// All styles read alike; they differ where the laid-out view is drawn.
@MainActor @preconcurrency
public protocol ListStyle {
}
