import CWebKitGTK

/// The user scripts and message handlers of one view, as GTK keeps them.
///
/// GTK's script messages do not identify the view that they come from. Each view therefore has user
/// content of its own, which follows the controller of the view's configuration.
@MainActor final class UserContent {
  typealias HandlerKey = WKUserContentController.HandlerKey

  let object: GObject
  weak var webView: WKWebView?

  private let controller: WKUserContentController
  private let ownScript: RequestScript?
  private var registered: Set<HandlerKey> = []
  private var channels: [MessageChannel.Key: MessageChannel] = [:]

  init(controller: WKUserContentController, ownScript: RequestScript?) {
    self.controller = controller
    self.ownScript = ownScript
    guard let manager = webkit_user_content_manager_new() else {
      preconditionFailure("WebKitGTK made no user content manager.")
    }
    object = GObject(taking: manager)
    updateScripts()
  }

  /// Adds a script that was added to the controller.
  func add(_ script: WKUserScript) {
    // All request scripts are joined into one script, which runs ahead of the others.
    if script is RequestScript { updateScripts() } else { insert(script) }
  }

  /// Replaces the scripts by those of the controller and the view's own.
  func updateScripts() {
    webkit_user_content_manager_remove_all_scripts(object.opaque)
    let scripts = controller.userScripts
    let requestScripts = scripts.compactMap { $0 as? RequestScript }
    RequestScript.joined([ownScript].compactMap { $0 } + requestScripts).map(insert)
    for script in scripts where !(script is RequestScript) { insert(script) }
  }

  private func insert(_ script: WKUserScript) {
    script.makeScript().use { webkit_user_content_manager_add_script(object.opaque, $0) }
  }

  func register(_ key: HandlerKey, repliesToMessages replies: Bool) {
    registered.insert(key)
    connect(MessageChannel.Key(name: key.name, replies: replies))
    let worldName = key.world.worldName
    if replies {
      webkit_user_content_manager_register_script_message_handler_with_reply(
        object.opaque, key.name, worldName)
    } else {
      webkit_user_content_manager_register_script_message_handler(
        object.opaque, key.name, worldName)
    }
  }

  func unregister(_ key: HandlerKey) {
    guard registered.remove(key) != nil else { return }
    webkit_user_content_manager_unregister_script_message_handler(
      object.opaque, key.name, key.world.worldName)
    let isInUse = registered.contains { $0.name == key.name }
    for replies in [false, true] {
      let channelKey = MessageChannel.Key(name: key.name, replies: replies)
      guard let channel = channels[channelKey] else { continue }
      if isInUse {
        channel.update()
      } else {
        channels[channelKey] = nil
        object.disconnect(channel.connection)
      }
    }
  }

  /// Connects the channel of a name. Registering the name first would lose the first messages.
  private func connect(_ key: MessageChannel.Key) {
    if let channel = channels[key] { return channel.update() }
    channels[key] = MessageChannel(key, on: controller, of: self)
  }
}
