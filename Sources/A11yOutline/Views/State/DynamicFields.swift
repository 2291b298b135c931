@_spi(Reflection) import Swift

/// The dynamic properties of a type, found once and then known by their offsets.
///
/// Reflection at every evaluation would cost more than all the rest (moreSwift/swift-cross-ui
/// measured it).
struct DynamicFields {
  private struct Field {
    var offset: Int
    var link: (UnsafeMutableRawPointer, ViewNode, inout Int) -> Void
  }

  private var fields: [Field] = []
  /// Whether the type has values of its own to animate.
  let isAnimatable: Bool

  @MainActor private static var known: [ObjectIdentifier: DynamicFields] = [:]

  /// The dynamic properties of a type.
  @MainActor
  static func of<Value>(_ type: Value.Type) -> DynamicFields {
    let id = ObjectIdentifier(type)
    if let fields = known[id] { return fields }
    let fields = DynamicFields(type)
    known[id] = fields
    return fields
  }

  private init<Value>(_ type: Value.Type) {
    isAnimatable = type is any Animatable.Type
    var found: [Field] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        func add<Property: DynamicProperty>(_ property: Property.Type) {
          let field = Self.linker(of: property)
          found.append(Field(offset: offset, link: field))
        }
        add(property)
      }
      return true
    }
    fields = found
  }

  private static func linker<Property: DynamicProperty>(
    of type: Property.Type
  ) -> (UnsafeMutableRawPointer, ViewNode, inout Int) -> Void {
    if let linked = type as? any LinkedProperty.Type {
      func make<Linked: LinkedProperty>(
        _ type: Linked.Type
      ) -> (UnsafeMutableRawPointer, ViewNode, inout Int) -> Void {
        { address, node, index in
          address.assumingMemoryBound(to: Linked.self).pointee.link(to: node, index: &index)
        }
      }
      return make(linked)
    }
    let nested = DynamicFields(type)
    return { address, node, index in
      nested.link(address, to: node, index: &index)
      address.assumingMemoryBound(to: Property.self).pointee.update()
    }
  }

  /// Connects the dynamic properties of a value with a node.
  func link<Value>(_ value: inout Value, to node: ViewNode) {
    guard !fields.isEmpty else { return }
    var index = 0
    withUnsafeMutablePointer(to: &value) { pointer in
      link(UnsafeMutableRawPointer(pointer), to: node, index: &index)
    }
  }

  private func link(_ address: UnsafeMutableRawPointer, to node: ViewNode, index: inout Int) {
    for field in fields { field.link(address + field.offset, node, &index) }
  }
}
