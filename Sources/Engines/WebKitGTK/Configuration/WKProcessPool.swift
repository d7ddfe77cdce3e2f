public import Foundation

/// A pool of web content processes.
///
/// - Note: *Differs:* has no effect, because all views share one pool, as on current Apple systems.
@available(iOS, deprecated: 15, message: "There is one pool.")
@available(macOS, deprecated: 12, message: "There is one pool.")
@preconcurrency @MainActor open class WKProcessPool: NSObject {}
