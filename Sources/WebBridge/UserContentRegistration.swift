import Foundation

/// The message handler and the script of the bridge on one user content controller, in one content world.
///
/// All bridges of a controller and a world share one registration, because web views may share a controller,
/// to which a handler's name can be added only once. The view that a message comes from selects the bridge. The
/// controller owns the registration.
@MainActor final class UserContentRegistration: NSObject {
  /// A class, because every message looks one up and copying a runtime is expensive.
  private final class Member {
    weak var engine: (any ScriptEngine)?
    let runtime: PageRuntime

    init(_ engine: any ScriptEngine, _ runtime: PageRuntime) {
      (self.engine, self.runtime) = (engine, runtime)
    }
  }

  /// The registrations of one controller.
  private final class Worlds: NSObject {
    var registrations: [WKContentWorld: UserContentRegistration] = [:]
  }

  private weak var controller: WKUserContentController?
  let world: WKContentWorld
  /// The name of the message handler. Only in the page's world it is a name that others know, because WebKitGTK does
  /// not say which world a message comes from: no two worlds may share a name.
  let handlerName: String
  let secret = PageSecret()
  private var members: [ObjectIdentifier: Member] = [:]
  /// The scripts of the bridge on the controller.
  private var scripts: [WKUserScript] = []

  /// The registration on a controller, in one of its worlds.
  static func of(
    _ controller: WKUserContentController, in world: WKContentWorld
  ) -> UserContentRegistration {
    let worlds = controller.attached(Worlds.self) ?? Worlds()
    if let existing = worlds.registrations[world] { return existing }
    let registration = UserContentRegistration(on: controller, in: world)
    worlds.registrations[world] = registration
    controller.attach(worlds, as: Worlds.self)
    return registration
  }

  private init(on controller: WKUserContentController, in world: WKContentWorld) {
    (self.controller, self.world) = (controller, world)
    handlerName =
      world == .page
      ? PageRuntime.handlerName : PageRuntime.handlerName + PageSecret.random()
    super.init()
    addHandler(to: controller)
  }

  /// Adds the engine of a web view, or of a SwiftUI page.
  func add(_ engine: any ScriptEngine, _ runtime: PageRuntime, for host: AnyObject) -> PageSecret {
    members[ObjectIdentifier(host)] = Member(engine, runtime)
    updateScript()
    return secret
  }

  func remove(_ host: AnyObject) {
    members[ObjectIdentifier(host)] = nil
    updateScript()
  }

  /// The engine of a view's bridge.
  func engine(of webView: WKWebView) -> (any ScriptEngine)? {
    members[ObjectIdentifier(webView)]?.engine
  }

  /// All engines of the controller.
  var engines: [any ScriptEngine] { members.values.compactMap(\.engine) }

  // A controller removes all of its scripts or none, so the app's scripts are added again in their order.
  private func updateScript() {
    guard let controller else { return }
    let others = controller.userScripts.filter { other in !scripts.contains { $0 === other } }
    controller.removeAllUserScripts()
    // A view may have been released without calling `remove`.
    members = members.filter { $0.value.engine != nil }
    let interceptsRequests = engines.contains(where: \.interceptsRequests)
    let runtime = members.values.map(\.runtime)
      .reduce(nil as PageRuntime?) { $0?.merged(with: $1) ?? $1 }
    scripts =
      runtime.map {
        [
          Self.makeScript(
            $0.script(secret: secret, handler: handlerName),
            forMainFrameOnly: $0.isForMainFrameOnly, interceptsRequests: interceptsRequests,
            in: world)
        ] + witnessScripts(forMainFrameOnly: $0.isForMainFrameOnly)
      } ?? []
    // First, so that it runs before any script that could patch the page.
    for script in scripts + others { controller.addUserScript(script) }
  }
}
