import WebBridge

/// Tells the seat of a view that the document in its main frame was left, or that its process has ended.
final class PageEndObserver: BridgeObserver {
  private let seat: @MainActor () -> PackageSeat?

  init(_ seat: @escaping @MainActor () -> PackageSeat?) { self.seat = seat }

  func observe(_ activity: BridgeActivity) {
    switch activity.kind {
    case .documentEnded(let document, let error):
      if document.isMainFrame, error.code == .documentGone { seat()?.documentEnded() }
    case .processEnded:
      seat()?.processEnded()
    default: break
    }
  }
}
