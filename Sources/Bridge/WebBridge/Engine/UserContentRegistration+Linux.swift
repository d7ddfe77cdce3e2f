#if !canImport(ObjectiveC)
  extension UserContentRegistration {
    /// Creates a script from a function that intercepts requests. The view joins it with its own script.
    static func makeRequestScript(_ source: String, forMainFrameOnly: Bool) -> WKUserScript {
      RequestScript(source: source, forMainFrameOnly: forMainFrameOnly)
    }

    /// Lets a view own a notice.
    func attach(_ notice: ReleaseNotice, to host: AnyObject) {
      (host as? WKWebView)?.attachments[ObjectIdentifier(self)] = notice
    }

    func witnessScripts(forMainFrameOnly: Bool) -> [WKUserScript] {
      [FrameWitness.script(forMainFrameOnly: forMainFrameOnly)]
    }
  }

  extension BridgeMessageHandler: ScriptTextHandler {
    func add(to controller: WKUserContentController) {
      _ = FrameWitness.of(controller)
      controller.addTextHandler(
        self, contentWorld: registration.world, name: registration.handlerName)
    }

    func receive(_ text: [UInt8], from webView: WKWebView, reply: ScriptTextReply) {
      guard let engine = registration.engine(of: webView) else {
        return reply.answer(Array(PageRuntime.refusal(of: text).utf8))
      }
      guard text.starts(with: Hello.prefix.utf8),
        let hello = Hello(String(decoding: text, as: UTF8.self), secret: registration.secret)
      else {
        engine.receiver?.receive(utf8: text, from: MessageSource()) { reply.answer($0) }
        return
      }
      FrameWitness.of(webView.configuration.userContentController).find(hello.key, in: webView) {
        [weak engine] source in
        // Without a report no hello counts.
        engine?.receiver?.receive(utf8: text, from: source ?? MessageSource(origin: .opaque)) {
          reply.answer($0)
        }
      }
    }
  }
#endif
