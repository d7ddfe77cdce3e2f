import Foundation

/// The message handler that a registration adds to its user content controller.
///
/// The controller's record of the handler is the only owner. The handler is therefore released when it is removed, by the
/// bridge or by the app, and its notice tells so. No public interface of WebKit lists the handlers of a controller.
@MainActor final class BridgeMessageHandler: NSObject {
  let registration: UserContentRegistration
  private let notice: ReleaseNotice

  #if canImport(ObjectiveC)
    init(
      of registration: UserContentRegistration, on _: WKUserContentController,
      _ notice: ReleaseNotice
    ) {
      (self.registration, self.notice) = (registration, notice)
    }
  #else
    /// On Apple's systems the record owns the controller (`ScriptMessageHandlerDelegate` in WKUserContentController.mm).
    /// Here the handler owns it, so that the tests find a handler that nobody removes.
    private let controller: WKUserContentController

    init(
      of registration: UserContentRegistration, on controller: WKUserContentController,
      _ notice: ReleaseNotice
    ) {
      (self.registration, self.controller, self.notice) = (registration, controller, notice)
    }
  #endif
}
