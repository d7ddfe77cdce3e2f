/// A method as a page names it: `a.b.c` is `c` in the namespace `a.b`.
public struct Method: Equatable, CustomStringConvertible, Sendable {
  /// What stands before the last dot; empty where there is none.
  public var namespace: String
  /// What stands behind it.
  public var name: String

  /// Makes a method of its parts.
  public init(namespace: String, name: String) { (self.namespace, self.name) = (namespace, name) }

  /// The whole name.
  public var description: String { namespace.isEmpty ? name : "\(namespace).\(name)" }
}
