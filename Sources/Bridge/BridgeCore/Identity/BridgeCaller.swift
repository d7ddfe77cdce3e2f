/// The document that makes a call or emits an event, and the name that it uses.
public struct BridgeCaller: Sendable {
  /// The caller of the running handler, or the emitter of the event whose listener is running; `nil`
  /// everywhere else.
  @TaskLocal public static var current: BridgeCaller?

  /// The origin of the calling document.
  public var origin: Origin { identity.origin }
  /// The address of the calling document when it was loaded.
  public var url: String { identity.url }
  /// Whether the document is in the main frame.
  public var isMainFrame: Bool { identity.isMainFrame }
  /// The frame of the calling document.
  public var frame: BridgeFrame { BridgeFrame(identity: identity) }
  /// The full name of the method or the event.
  public let name: String

  /// Returns a caller with the same document and another name.
  package func asking(for name: String) -> BridgeCaller {
    BridgeCaller(name: name, identity: identity, scope: scope)
  }

  /// The identity of the document. All callers of one document share it, because each waiting call has a caller.
  let identity: Identity
  /// The scope that an extension binds around the handler; `nil` without such an extension.
  var scope: (any CallScope)?

  final class Identity: Sendable {
    let origin: Origin
    let url: String
    let isMainFrame: Bool

    init(origin: Origin, url: String, isMainFrame: Bool) {
      (self.origin, self.url, self.isMainFrame) = (origin, url, isMainFrame)
    }
  }
}

extension BridgeCaller {
  /// Runs a part of the handler, which finds the caller in ``current``.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let scope else { return try Self.$current.withValue(self, operation: body) }
    return try scope.run { try Self.$current.withValue(self, operation: body) }
  }

  /// Runs what follows a handler, such as its answer, without what is bound for the handler.
  static func leave(_ body: () -> Void) {
    guard let scope = current?.scope else { return $current.withValue(nil, operation: body) }
    scope.leave { $current.withValue(nil, operation: body) }
  }
}

/// The task-local values that an extension binds around the handler of one call of a page.
package protocol CallScope: AnyObject, Sendable {
  /// Runs a part of the handler with the values. Tasks that it makes inherit them.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result

  /// Runs what follows the handler without the values.
  func leave(_ body: () -> Void)
}
