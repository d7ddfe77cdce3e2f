public import Foundation

/// A namespace of JavaScript globals, which keeps an app's scripts apart from the page's while both
/// see the same document.
@preconcurrency @MainActor public final class WKContentWorld: NSObject {
  /// The world in which the page's own scripts run.
  public static let page = WKContentWorld(name: nil, worldName: nil)

  /// The world for apps that need only one world of their own.
  public static let defaultClient = WKContentWorld(name: nil, worldName: "webkit.defaultClient")

  /// The world of this module's own scripts.
  static let own = WKContentWorld(name: nil, worldName: "webkit.own")

  /// The world's name, or nil for ``page`` and ``defaultClient``.
  public let name: String?

  /// GTK's name of the world, or nil for the page's own world.
  let worldName: String?

  private static var named: [String: WKContentWorld] = [:]

  private init(name: String?, worldName: String?) {
    self.name = name
    self.worldName = worldName
    super.init()
  }

  /// Returns the world of the given name, which is the same object on every call.
  ///
  /// - Parameter name: Any string. The empty string names a world of its own.
  public static func world(name: String) -> WKContentWorld {
    if let world = named[name] { return world }
    let world = WKContentWorld(name: name, worldName: "world." + name)
    named[name] = world
    return world
  }
}
