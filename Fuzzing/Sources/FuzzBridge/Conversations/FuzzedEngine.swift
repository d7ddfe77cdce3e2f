import BridgeTesting

@testable import BridgeCore

/// An engine without a page: the fuzzer posts texts.
@MainActor final class FuzzedEngine: BridgeEngine {
  let fuzzedClock = PageClock()
  var clock: any BridgeClock { fuzzedClock }
  private static let secret = PageSecret()
  var secret: PageSecret { Self.secret }
  private(set) var receiver: (any EngineReceiver)?

  func install(_ runtime: PageRuntime, receiver: any EngineReceiver) -> PageSecret {
    self.receiver = receiver
    return secret
  }

  func uninstall() {}
  func wake() {}

  /// Releases the bridge, as a web view does that ends.
  func end() { receiver = nil }
}
