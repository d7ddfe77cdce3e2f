package import Foundation

/// Adds something to one bridge: to what pages find, to what they may ask of native code, and to who hears
/// of it. A bridge has its extensions from its beginning to its end.
///
/// Every requirement but the name has a default that does nothing.
@MainActor package protocol BridgeExtension: AnyObject {
  /// What the extension is called, in logs.
  var name: String { get }

  /// Its parts of the page's runtime, in their order.
  var pageScripts: [PageScript] { get }

  /// The methods that its page scripts call, by their full names.
  var methods: [String: BuiltInMethod] { get }

  /// Who hears what happens on the bridge; `nil` where it hears nothing.
  var observer: (any BridgeObserver)? { get }

  /// Whether engines have to offer navigations to it.
  var interceptsNavigations: Bool { get }

  /// The bridge begins. The host stays until the bridge ends.
  func attached(to host: any ExtensionHost)

  /// A document said hello and was let in.
  func documentBegan(isMainFrame: Bool)

  /// Its say in what a document may do, before the app is asked. It is asked for everything that a document
  /// does, so that an extension without one should leave it `nil`.
  var gateRule: GateRule? { get }

  /// A page emitted an event with one of the bridge's own names.
  ///
  /// - Returns: Whether the event is the extension's.
  func receive(event value: Payload, from caller: Caller) -> Bool

  /// A frame is about to navigate.
  ///
  /// - Returns: Whether the navigation is the extension's. It then does not happen.
  func intercept(navigationTo url: URL) -> Bool

  /// Whether a prompt is one by which pages speak to the extension. A page script answers those of its own
  /// window, so that a prompt that comes to native code is another frame's, and is refused.
  func claims(prompt message: String) -> Bool
}

extension BridgeExtension {
  package var pageScripts: [PageScript] { [] }
  package var methods: [String: BuiltInMethod] { [:] }
  package var observer: (any BridgeObserver)? { nil }
  package var interceptsNavigations: Bool { false }
  package func attached(to host: any ExtensionHost) {}
  package func documentBegan(isMainFrame: Bool) {}
  package var gateRule: GateRule? { nil }
  package func receive(event value: Payload, from caller: Caller) -> Bool { false }
  package func intercept(navigationTo url: URL) -> Bool { false }
  package func claims(prompt message: String) -> Bool { false }
}
