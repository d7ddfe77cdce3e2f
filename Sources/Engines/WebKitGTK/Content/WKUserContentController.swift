public import Foundation

/// The scripts and message handlers that the views of a configuration share.
///
/// A script that is added later runs from the next document on.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  /// The scripts that have been added, in order.
  public private(set) var userScripts: [WKUserScript] = []

  var handlers: [HandlerKey: Handler] = [:]
  var contentRuleLists: [WKContentRuleList] = []
  private var views: [Weak<UserContent>] = []

  /// Objects that other parts of the package keep with the controller, by identifiers of their
  /// choice.
  package var attachments: [ObjectIdentifier: AnyObject] = [:]

  /// Adds a script to the pages that load from now on.
  open func addUserScript(_ userScript: WKUserScript) {
    userScripts.append(userScript)
    forEachView { $0.add(userScript) }
  }

  /// Removes all scripts that have been added.
  open func removeAllUserScripts() {
    userScripts.removeAll()
    forEachView { $0.updateScripts() }
  }

  /// Makes the scripts and handlers of one view. They follow those of the controller as long as the
  /// view keeps them.
  ///
  /// - Parameter ownScript: A script of the view, which stays when the controller's scripts are
  ///   removed.
  func makeUserContent(ownScript: RequestScript?) -> UserContent {
    let content = UserContent(controller: self, ownScript: ownScript)
    for list in contentRuleLists { content.add(list) }
    for (key, handler) in handlers { content.register(key, repliesToMessages: handler.replies) }
    views.append(weak: content)
    return content
  }

  func forEachView(_ body: (UserContent) -> Void) {
    for view in views { view.object.map(body) }
  }
}

extension WKUserContentController {
  /// The key that a handler is registered under.
  struct HandlerKey: Hashable {
    let name: String
    let world: WKContentWorld
  }

  /// A registered handler of any kind.
  enum Handler {
    case plain(any WKScriptMessageHandler)
    case replying(any WKScriptMessageHandlerWithReply)
    case text(any ScriptTextHandler)

    var replies: Bool {
      switch self {
      case .plain: false
      case .replying, .text: true
      }
    }
  }
}
