public import Foundation

/// One load of a page. The methods that start a load return it, and the delegate's methods say which
/// one they are about.
@MainActor public final class WKNavigation: NSObject {}
