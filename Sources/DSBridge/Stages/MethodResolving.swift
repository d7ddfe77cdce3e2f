/// Finds out which method a page means. Replace `keystone.methodResolver` by one of your own to give
/// methods other names.
public protocol MethodResolving {
  /// The method of a name as the page says it.
  func resolveMethodFromRaw(_ raw: String) throws -> Method
}

/// Parts a name at its last dot.
public struct MethodResolver: MethodResolving, Sendable {
  /// Makes one.
  public init() {}

  /// The method of a name.
  ///
  /// - Throws: ``Error/NameResolvingError/invalidFormat(_:)`` where nothing stands before or behind the
  ///   last dot, or nothing at all.
  public func resolveMethodFromRaw(_ raw: String) throws -> Method {
    guard let dot = raw.lastIndex(of: ".") else {
      if raw.isEmpty { throw Error.NameResolvingError.invalidFormat(raw) }
      return Method(namespace: "", name: raw)
    }
    let (namespace, name) = (raw[..<dot], raw[raw.index(after: dot)...])
    if namespace.isEmpty || name.isEmpty { throw Error.NameResolvingError.invalidFormat(raw) }
    return Method(namespace: String(namespace), name: String(name))
  }
}
