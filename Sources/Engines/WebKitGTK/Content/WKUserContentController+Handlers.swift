import Foundation

extension WKUserContentController {
  /// Adds a handler that the page's scripts reach as `webkit.messageHandlers.<name>`.
  ///
  /// The controller keeps the handler until it is removed.
  public func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(.plain(scriptMessageHandler), HandlerKey(name: name, world: .page))
  }

  /// Adds a handler that the scripts of one world reach as `webkit.messageHandlers.<name>`.
  ///
  /// - Precondition: The name is not in use in that world.
  ///
  /// - Note: *Differs:* a message on Linux does not identify the world that posted it. If a name is
  ///   in use in several worlds, messages go to the handler of the page's world, or else to the
  ///   handler whose world's name sorts first. Use different names in each world.
  public func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) {
    add(.plain(scriptMessageHandler), HandlerKey(name: name, world: world))
  }

  /// Adds a handler that answers the messages it receives.
  ///
  /// - Precondition: The name is not in use in that world.
  public func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld, name: String
  ) {
    add(.replying(scriptMessageHandlerWithReply), HandlerKey(name: name, world: contentWorld))
  }

  /// Adds a handler that receives texts of the scripts of one world and answers each of them.
  package func addTextHandler(
    _ handler: any ScriptTextHandler, contentWorld: WKContentWorld = .page, name: String
  ) {
    add(.text(handler), HandlerKey(name: name, world: contentWorld))
  }

  /// Whether a name is in use in a world.
  package func hasHandler(named name: String, contentWorld: WKContentWorld) -> Bool {
    handlers[HandlerKey(name: name, world: contentWorld)] != nil
  }

  /// Removes the handler of the given name from the page's world.
  public func removeScriptMessageHandler(forName name: String) {
    remove(HandlerKey(name: name, world: .page))
  }

  /// Removes the handler of the given name from one world.
  public func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    remove(HandlerKey(name: name, world: contentWorld))
  }

  /// Removes all handlers from one world.
  public func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    for key in handlers.keys where key.world == contentWorld { remove(key) }
  }

  /// Removes all handlers.
  public func removeAllScriptMessageHandlers() {
    for key in handlers.keys { remove(key) }
  }

  private func add(_ handler: Handler, _ key: HandlerKey) {
    precondition(
      handlers[key] == nil,
      "A script message handler named “\(key.name)” exists already in this content world.")
    handlers[key] = handler
    forEachView { $0.register(key, repliesToMessages: handler.replies) }
  }

  private func remove(_ key: HandlerKey) {
    guard handlers.removeValue(forKey: key) != nil else { return }
    forEachView { $0.unregister(key) }
  }

  /// Returns the handler of a name's messages, which do not identify the world that posted them.
  func handler(
    named name: String, replies: Bool
  ) -> (handler: Handler, world: WKContentWorld)? {
    let candidates = handlers.lazy.filter { $0.key.name == name && $0.value.replies == replies }
    let chosen = candidates.min { ($0.key.world.worldName ?? "") < ($1.key.world.worldName ?? "") }
    return chosen.map { ($0.value, $0.key.world) }
  }
}
