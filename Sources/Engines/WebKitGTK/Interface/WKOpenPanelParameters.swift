public import Foundation

/// The options of a page's request to choose files.
@available(iOS 18.4, *)
@preconcurrency @MainActor public final class WKOpenPanelParameters: NSObject {
  /// Whether more than one file may be chosen.
  public let allowsMultipleSelection: Bool

  /// Whether directories may be chosen.
  ///
  /// - Note: *Differs:* always false, because Linux does not report what the page requested.
  public let allowsDirectories = false

  init(allowsMultipleSelection: Bool) {
    self.allowsMultipleSelection = allowsMultipleSelection
    super.init()
  }
}
