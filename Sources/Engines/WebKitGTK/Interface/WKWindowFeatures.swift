public import Foundation

/// The features that a page requested for a new window.
///
/// - Note: *Differs:* every value is nil, because GTK reports no features before the window exists.
@preconcurrency @MainActor public final class WKWindowFeatures: NSObject {
  /// Whether the menu bar should be visible.
  public let menuBarVisibility: NSNumber? = nil
  /// Whether the status bar should be visible.
  public let statusBarVisibility: NSNumber? = nil
  /// Whether the toolbars should be visible.
  public let toolbarsVisibility: NSNumber? = nil
  /// Whether the window may be resized.
  public let allowsResizing: NSNumber? = nil
  /// The window's horizontal position.
  public let x: NSNumber? = nil
  /// The window's vertical position.
  public let y: NSNumber? = nil
  /// The window's width.
  public let width: NSNumber? = nil
  /// The window's height.
  public let height: NSNumber? = nil
}
