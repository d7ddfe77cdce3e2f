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
