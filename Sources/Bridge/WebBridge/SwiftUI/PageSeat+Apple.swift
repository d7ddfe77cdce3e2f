#if canImport(SwiftUI)
  import ObjectiveC
  import WebKit

  /// The state that a configuration, its page and the bridge of that page share.
  ///
  /// A `WebPage` hides its configuration and its web view. The user content controller is the one object that
  /// both a configuration and its page have, so the seat is attached to the controller.
  @available(iOS 26, macOS 26, visionOS 26, *)
  @MainActor final class PageSeat: NSObject {
    /// The engine of the page's bridge.
    weak var engine: WebPageEngine?
    /// Whether a navigation decider for the bridge was created.
    var hasDecider = false

    static func of(_ configuration: WebPage.Configuration) -> PageSeat {
      let controller = configuration.userContentController
      if let existing = controller.attached(PageSeat.self) { return existing }
      let seat = PageSeat()
      controller.attach(seat, as: PageSeat.self)
      return seat
    }
  }
#endif
