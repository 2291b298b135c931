/// How something is colored.
public protocol ShapeStyle: Sendable {
}
