import Foundation

/// The message handler and the script of the bridge on one user content controller.
///
/// All bridges of a controller share one registration, because web views may share a controller, to
/// which a handler's name can be added only once. The view that a message comes from selects the
/// bridge. The controller owns the registration.
@MainActor final class UserContentRegistration: NSObject {
  /// A class, because every message looks one up and copying a runtime is expensive.
  private final class Member {
    weak var engine: (any ScriptEngine)?
    let runtime: PageRuntime

    init(_ engine: any ScriptEngine, _ runtime: PageRuntime) {
      (self.engine, self.runtime) = (engine, runtime)
    }
  }

  private weak var controller: WKUserContentController?
  let secret = PageSecret()
  private var members: [ObjectIdentifier: Member] = [:]
  /// The scripts of the bridge on the controller.
  private var scripts: [WKUserScript] = []

  /// The registration on a controller.
  static func of(_ controller: WKUserContentController) -> UserContentRegistration {
    if let existing = controller.attached(UserContentRegistration.self) { return existing }
    let registration = UserContentRegistration(on: controller)
    controller.attach(registration, as: UserContentRegistration.self)
    return registration
  }

  private init(on controller: WKUserContentController) {
    self.controller = controller
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
            $0.script(secret: secret),
            forMainFrameOnly: $0.isForMainFrameOnly,
            interceptsRequests: interceptsRequests)
        ] + witnessScripts(forMainFrameOnly: $0.isForMainFrameOnly)
      } ?? []
    // First, so that it runs before any script that could patch the page.
    for script in scripts + others { controller.addUserScript(script) }
  }
}
