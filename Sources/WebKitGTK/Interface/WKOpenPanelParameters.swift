public import Foundation

/// What a page asked for when it wants files to be chosen.
@available(iOS 18.4, *)
@preconcurrency @MainActor public final class WKOpenPanelParameters: NSObject {
  /// Whether more than one file may be chosen.
  public let allowsMultipleSelection: Bool

  /// Whether directories may be chosen.
  ///
  /// - Note: *Differs:* always false; Linux does not say what the page asked for.
  public let allowsDirectories = false

  init(allowsMultipleSelection: Bool) {
    self.allowsMultipleSelection = allowsMultipleSelection
    super.init()
  }
}
