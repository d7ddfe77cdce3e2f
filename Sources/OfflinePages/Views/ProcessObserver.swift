import WebBridge

/// Hears that the process of a view ended.
final class ProcessObserver: BridgeObserver {
  private let ended: @MainActor () -> Void

  init(_ ended: @escaping @MainActor () -> Void) { self.ended = ended }

  func observe(_ activity: BridgeActivity) {
    if case .processEnded = activity.kind { ended() }
  }
}
