import OrderedCollections

/// The page's side of the bridge: a script that runs at the start of every document.
package struct PageRuntime: Sendable {
  /// The name of the script message handler that the runtime posts to in the page's own content world.
  package static let handlerName = "webbridge"
  /// The version of the wire that both ends speak.
  static let wireVersion = 2

  var origins: [String]
  var limits: BridgeLimits
  /// Whether the script runs in the main frame only.
  package private(set) var isForMainFrameOnly: Bool
  private var other: (@Sendable (String) -> String)?

  private var parts: [PageScript] = []

  /// - Parameter parts: The parts. A part that is there twice runs once.
  init(
    origins: [OriginMatcher], frames: FrameScope, parts: [PageScript] = [], limits: BridgeLimits
  ) {
    self.origins = origins.map(\.expression)
    self.limits = limits
    for part in parts where !self.parts.contains(part) { self.parts.append(part) }
    isForMainFrameOnly = frames == .main
  }

  /// Whether the engine has to offer navigations to its receiver.
  package internal(set) var interceptsNavigations = false
  /// Whether a part intercepts the requests of pages.
  package internal(set) var interceptsRequests = false
  /// The name of an extension that needs the page's own content world; `nil` if none does.
  package internal(set) var extensionOfPageWorld: String?

  /// Makes a script that replaces the runtime, for tests of engines. The closure gets the secret.
  package init(_ script: @escaping @Sendable (String) -> String) {
    (origins, limits, isForMainFrameOnly, other) = ([], .default, true, script)
  }

  /// Returns one runtime for two bridges whose web views share a user content controller. Natively, the
  /// bridge of each web view still decides what its documents may do.
  package func merged(with other: PageRuntime) -> PageRuntime {
    var merged = self
    merged.parts += other.parts.filter { !parts.contains($0) }
    merged.interceptsNavigations = interceptsNavigations || other.interceptsNavigations
    merged.interceptsRequests = interceptsRequests || other.interceptsRequests
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
  package func script(
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
    // The functions of the app stand outside of the closure, so that they cannot use its names.
    let outside = parts.compactMap(\.outside)
    var last = -1
    let starts = parts.map { part in
      if part.outside != nil { last += 1 }
      return part.script(number: last)
    }
    return """
      if (window.__webbridge__) { window.__webbridge__(); } else {
      (function (configuration, partScripts) {
      'use strict';
      \(RuntimeSource.bridge)
      \(starts.joined())
      })(\(ValueWriter.text(of: configuration))\(outside.isEmpty ? "" : ", [\(outside.map { "(\($0)\n)" }.joined(separator: ",\n"))]"));
      }
      """
  }

  /// Returns the answer to a text, in UTF-8, that a document of a web view without a bridge posted. A batch
  /// shows that the web view had a bridge when the batch was sent.
  package static func refusal(of text: [UInt8]) -> String {
    Hello.close(
      Batch(text) == nil
        ? BridgeError(.unavailable, "This web view has no bridge.")
        : BridgeError(.detached, "The app took the bridge away."))
  }
}
