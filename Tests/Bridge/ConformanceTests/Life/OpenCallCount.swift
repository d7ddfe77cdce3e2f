import WebBridge

/// Counts the calls and streams of a bridge, in both directions, that have begun and not ended.
@MainActor final class OpenCallCount: BridgeObserver {
  private(set) var open = 0

  func observe(_ activity: BridgeActivity) {
    switch activity.kind {
    case .callBegan: open += 1
    case .callEnded: open -= 1
    default: break
    }
  }
}
