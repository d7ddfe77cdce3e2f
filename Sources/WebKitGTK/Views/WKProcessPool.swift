public import Foundation

/// A pool of web content processes.
///
/// - Note: *Differs:* has no effect: all views share one pool, as they do on today's Apple systems.
@preconcurrency @MainActor open class WKProcessPool: NSObject {}
