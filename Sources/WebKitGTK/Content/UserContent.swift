import CWebKitGTK
import Foundation
import Logging

/// The user scripts and message handlers of one view, as GTK keeps them.
///
/// GTK's script messages do not say which view they come from, so that each view has its own, which
/// follows the controller of its configuration.
@MainActor final class UserContent {
  typealias HandlerKey = WKUserContentController.HandlerKey

  let object: GObject
  weak var webView: WKWebView?

  private let controller: WKUserContentController
  private let ownScript: WKUserScript?
  private var registered: Set<HandlerKey> = []
  private var connections: [Channel: SignalConnection] = [:]

  /// What GTK can tell apart: a name, and whether it replies.
  private struct Channel: Hashable {
    let name: String
    let replies: Bool
  }

  init(controller: WKUserContentController, ownScript: WKUserScript?) {
    self.controller = controller
    self.ownScript = ownScript
    guard let manager = webkit_user_content_manager_new() else {
      preconditionFailure("WebKitGTK made no user content manager.")
    }
    object = GObject(taking: manager)
    ownScript.map(add)
  }

  func add(_ script: WKUserScript) {
    script.makeScript().use { webkit_user_content_manager_add_script(object.opaque, $0) }
  }

  func removeAllScripts() {
    webkit_user_content_manager_remove_all_scripts(object.opaque)
    ownScript.map(add)
  }

  func register(_ key: HandlerKey, repliesToMessages replies: Bool) {
    registered.insert(key)
    connect(Channel(name: key.name, replies: replies))
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
    guard !registered.contains(where: { $0.name == key.name }) else { return }
    for replies in [false, true] {
      let connection = connections.removeValue(forKey: Channel(name: key.name, replies: replies))
      if let connection { object.disconnect(connection) }
    }
  }

  /// Connects before the name is registered, or the first messages would be lost.
  private func connect(_ channel: Channel) {
    guard connections[channel] == nil else { return }
    let name = channel.name
    if channel.replies {
      connections[channel] = object.connect(
        "script-message-with-reply-received::\(name)"
      ) { [weak self] arguments in
        guard let self, let value = arguments.object(1), let reply = arguments.boxed(2) else {
          return .handled(false)
        }
        defer { MainLoop.serve() }
        return .handled(self.receive(value, reply: reply, name: name))
      }
    } else {
      connections[channel] = object.connect(
        "script-message-received::\(name)"
      ) { [weak self] arguments in
        if let self, let value = arguments.object(1) { self.receive(value, name: name) }
        MainLoop.serve()
        return .nothing
      }
    }
  }

  private func receive(_ value: OpaquePointer, name: String) {
    guard case (.plain(let handler), let world)? = controller.handler(named: name, replies: false)
    else { return }
    do throws(ScriptValue.Inconvertible) {
      handler.userContentController(
        controller, didReceive: try message(value, name: name, world: world))
    } catch {
      WKWebView.log.error("A message to “\(name)” was not delivered: \(error.reason).")
    }
  }

  private func receive(_ value: OpaquePointer, reply: OpaquePointer, name: String) -> Bool {
    guard
      case (.replying(let handler), let world)? = controller.handler(named: name, replies: true),
      let context = jsc_value_get_context(value)
    else { return false }
    let reply = ScriptMessageReply(reply: reply, context: context, name: name)
    do throws(ScriptValue.Inconvertible) {
      handler.userContentController(
        controller, didReceive: try message(value, name: name, world: world)
      ) { value, errorMessage in reply.answer(value, errorMessage) }
    } catch {
      reply.answer(nil, "The message to “\(name)” was not delivered: \(error.reason).")
    }
    return true
  }

  private func message(
    _ value: OpaquePointer, name: String, world: WKContentWorld
  ) throws(ScriptValue.Inconvertible) -> WKScriptMessage {
    if jsc_value_is_string(value) != 0, let context = jsc_value_get_context(value) {
      return WKScriptMessage(
        text: ScriptNatives.ofEngine(context).utf8(of: value), webView: webView, name: name,
        world: world)
    }
    return WKScriptMessage(
      body: try ScriptValue.convert(value) ?? NSNull(), webView: webView, name: name, world: world)
  }
}
