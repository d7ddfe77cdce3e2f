import Foundation

/// The message handler and the script of the bridge on one user content controller, in one content world.
///
/// All bridges of a controller and a world share one registration, because web views may share a controller,
/// to which a handler's name can be added only once. The view that a message comes from selects the bridge. The
/// controller owns the registration. WebKit keeps the controller alive as long as it has the handler, so that the handler
/// is there only as long as one of the views is, or until the app removes it.
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
  /// The handler, or `nil` while the controller does not have it. The controller is its only owner.
  private weak var handler: BridgeMessageHandler?
  let world: WKContentWorld
  /// The name of the message handler. Only in the page's world it is a name that others know, because WebKitGTK does
  /// not say which world a message comes from: no two worlds may share a name.
  let handlerName: String
  let secret = PageSecret()
  /// The views and pages that have, or had, a bridge, each with a number of its own, because another object may get the
  /// address of one that is gone.
  private var hosts: [ObjectIdentifier: Int] = [:]
  private var lastHost = 0
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
  }

  /// Adds the engine of a web view, or of a SwiftUI page.
  func add(_ engine: any ScriptEngine, _ runtime: PageRuntime, for host: AnyObject) -> PageSecret {
    let id = ObjectIdentifier(host)
    if handler == nil, let controller { addHandler(to: controller) }
    if hosts[id] == nil {
      lastHost += 1
      hosts[id] = lastHost
      let notice = ReleaseNotice { [weak self, lastHost] in self?.released(id, lastHost) }
      attach(notice, to: host)
    }
    members[id] = Member(engine, runtime)
    updateScript()
    return secret
  }

  /// Forgets a host that is gone. The handler goes with the last one.
  private func released(_ host: ObjectIdentifier, _ number: Int) {
    guard hosts[host] == number else { return }
    hosts[host] = nil
    members[host] = nil
    updateScript()
    if hosts.isEmpty, handler != nil {
      controller?.removeScriptMessageHandler(forName: handlerName, contentWorld: world)
    }
  }

  private func addHandler(to controller: WKUserContentController) {
    let notice = ReleaseNotice { [weak self] in self?.handlerReleased() }
    let handler = BridgeMessageHandler(of: self, on: controller, notice)
    handler.add(to: controller)
    self.handler = handler
  }

  /// Tells the bridges that the app has removed the handler. There are none when the registration has removed it itself.
  private func handlerReleased() {
    guard handler == nil else { return }
    for engine in engines { engine.warnAboutMissingHandler() }
  }

  /// Removes the script of a host's bridge. The handler stays, because it tells the document that is shown that it has no
  /// bridge any more.
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

  /// Whether the controller has the scripts of the bridge. An app removes them by `removeAllUserScripts()`.
  var hasScripts: Bool {
    guard let controller else { return true }
    let present = controller.userScripts
    return scripts.allSatisfy { script in present.contains { $0 === script } }
  }

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

extension UserContentRegistration {
  /// Creates the bridge's script, which runs at the start of documents.
  ///
  /// - Parameters:
  ///   - interceptsRequests: Whether the source sees the object `requests`: see `BridgeExtension.interceptsRequests`.
  ///   - world: The content world of the script, which is the page's if the script intercepts requests.
  static func makeScript(
    _ source: String, forMainFrameOnly: Bool, interceptsRequests: Bool, in world: WKContentWorld
  ) -> WKUserScript {
    guard interceptsRequests else {
      return WKUserScript(
        source: source, injectionTime: .atDocumentStart, forMainFrameOnly: forMainFrameOnly,
        in: world)
    }
    return makeRequestScript("(requests) => {\n\(source)\n}", forMainFrameOnly: forMainFrameOnly)
  }
}
