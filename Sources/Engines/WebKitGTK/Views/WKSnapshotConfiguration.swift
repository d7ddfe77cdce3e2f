public import Foundation

/// The part of a view to take a picture of, and the size of the picture.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  /// The part of the view, in the view's coordinates. `CGRect.null` means the whole view.
  public var rect = CGRect.null

  /// The picture's width in points, or nil for the width of the part. The height is in proportion.
  public var snapshotWidth: NSNumber?

  /// Whether the picture includes changes that are not drawn yet.
  ///
  /// - Note: *Differs:* has no effect; the picture always includes them.
  public var afterScreenUpdates = true
}
