public import Foundation

/// What part of a view to take a picture of, and how large the picture is to be.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  /// The part of the view, in its coordinates; `CGRect.null` for all of it.
  public var rect = CGRect.null

  /// The picture's width in points, or nil for that of the part. The height follows.
  public var snapshotWidth: NSNumber?

  /// Whether to wait for what is being drawn.
  ///
  /// - Note: *Differs:* always so.
  public var afterScreenUpdates = true
}
