import OrderedCollections

/// The page's side of the bridge: a script that runs at the start of every document.
public struct PageRuntime: Sendable {
  /// The name of the script message handler that the runtime posts to in the page's own content world.
  public static let handlerName = "webbridge"
  /// The version of the wire that both ends speak.
  static let wireVersion = 2

  var origins: [String]
  var limits: BridgeLimits
  /// Whether the script runs in the main frame only.
  public private(set) var isForMainFrameOnly: Bool
  private var other: (@Sendable (String) -> String)?

  private var parts: [PageScript] = []

  init(
    origins: [OriginMatcher], frames: FrameScope, parts: [PageScript] = [],
    interceptsNavigations: Bool = false, limits: BridgeLimits
  ) {
    self.origins = origins.map(\.expression)
    self.parts = parts
    self.interceptsNavigations = interceptsNavigations
    self.limits = limits
    isForMainFrameOnly = frames == .main
  }

  /// Whether the engine has to offer navigations to its receiver.
  public private(set) var interceptsNavigations: Bool

  /// Makes a script that replaces the runtime, for tests of engines. The closure gets the secret.
  package init(_ script: @escaping @Sendable (String) -> String) {
    (origins, limits, isForMainFrameOnly, other) = ([], .default, true, script)
    interceptsNavigations = false
  }

  /// Returns one runtime for two bridges whose web views share a user content controller. Natively, the
  /// bridge of each web view still decides what its documents may do.
  public func merged(with other: PageRuntime) -> PageRuntime {
    var merged = self
    merged.parts += other.parts.filter { !parts.contains($0) }
    merged.interceptsNavigations = interceptsNavigations || other.interceptsNavigations
    merged.origins += other.origins.filter { !origins.contains($0) }
    merged.isForMainFrameOnly = isForMainFrameOnly && other.isForMainFrameOnly
    return merged
  }

  /// Returns the script, with the secret that authenticates it.
  ///
  /// The runtime is not evaluated again in a window where it has run, because document-start scripts run
  /// again after `document.open()`, and the page may have patched the window by then.
  ///
  /// - Parameters:
  ///   - secret: The secret of the runtime.
  ///   - handler: The name of the script message handler that the runtime posts to.
  public func script(
    secret: PageSecret, handler: String = PageRuntime.handlerName
  ) -> String {
    if let other { return other(secret.text) }
    let configuration: BridgeValue = .object([
      "secret": .string(secret.text), "wire": .int(Self.wireVersion),
      "handler": .string(handler), "origins": .array(origins.map { .string($0) }),
      "pendingCalls": .int(limits.pendingCalls), "frameBytes": .int(limits.frameBytes),
      "queuedBytes": .int(limits.queuedBytes),
      "streamWindow": .int(max(limits.streamWindow, 1)), "references": .int(limits.references),
      "timeout": limits.timeout.map { .double($0 / .milliseconds(1)) } ?? .null,
    ])
    return """
      if (window.__webbridge__) { window.__webbridge__(); } else {
      (function (configuration) {
      'use strict';
      \(RuntimeSource.bridge)
      \(parts.map(\.script).joined())
      })(\(ValueWriter.text(of: configuration)));
      }
      """
  }

  /// Returns the answer to a text, in UTF-8, that a document of a web view without a bridge posted. A batch
  /// shows that the web view had a bridge when the batch was sent.
  public static func refusal(of text: [UInt8]) -> String {
    Hello.close(
      Batch(text) == nil
        ? BridgeError(.unavailable, "This web view has no bridge.")
        : BridgeError(.detached, "The app took the bridge away."))
  }

  /// The module with which pages import the bridge: `import { bridge } from './bridge.js'`.
  public static let module = RuntimeSource.module
}
