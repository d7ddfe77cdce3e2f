#if !canImport(ObjectiveC)
  extension UserContentRegistration: ScriptTextHandler {
    func addHandler(to controller: WKUserContentController) {
      controller.addTextHandler(self, name: PageRuntime.handlerName)
    }

    func receive(_ text: [UInt8], from webView: WKWebView, reply: ScriptTextReply) {
      guard let engine = engine(of: webView) else {
        let refusal = Self.refusal(toHello: text.starts(with: "hello ".utf8))
        return reply.answer(Array(refusal.utf8))
      }
      // GTK tells nothing of the frame that a message comes from.
      engine.receive(text, from: MessageSource()) { reply.answer($0) }
    }
  }
#endif
