#if !canImport(ObjectiveC)
  extension UserContentRegistration: ScriptTextHandler {
    /// Creates a script from a function that intercepts requests. The view joins it with its own script.
    static func makeRequestScript(_ source: String, forMainFrameOnly: Bool) -> WKUserScript {
      RequestScript(source: source, forMainFrameOnly: forMainFrameOnly)
    }

    func addHandler(to controller: WKUserContentController) {
      controller.addTextHandler(self, contentWorld: world, name: handlerName)
    }

    func receive(_ text: [UInt8], from webView: WKWebView, reply: ScriptTextReply) {
      guard let engine = engine(of: webView) else {
        return reply.answer(Array(PageRuntime.refusal(of: text).utf8))
      }
      // WebKitGTK does not say which frame a message comes from.
      engine.receiver?.receive(utf8: text, from: MessageSource()) { reply.answer($0) }
    }
  }
#endif
