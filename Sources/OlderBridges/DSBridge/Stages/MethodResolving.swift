/// Resolves the method that a page calls. Set `keystone.methodResolver` to your own type to give methods
/// other names.
public protocol MethodResolving {
  /// Returns the method for a name that the page called.
  func resolveMethodFromRaw(_ raw: String) throws -> Method
}

/// A resolver that splits a name at its last dot.
public struct MethodResolver: MethodResolving, Sendable {
  /// Makes a resolver.
  public init() {}

  ///
  /// Returns the method for a name.
  ///
  /// - Throws: ``Error/NameResolvingError/invalidFormat(_:)`` if the name is empty, or if nothing precedes or
  ///   follows its last dot.
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

/// A method as a page names it: `a.b.c` is `c` in the namespace `a.b`.
public struct Method: Equatable, CustomStringConvertible, Sendable {
  /// The part before the last dot; empty if there is no dot.
  public var namespace: String
  /// The part after the last dot.
  public var name: String

  /// Makes a method from its parts.
  public init(namespace: String, name: String) { (self.namespace, self.name) = (namespace, name) }

  /// The whole name.
  public var description: String { namespace.isEmpty ? name : "\(namespace).\(name)" }
}
