#if !canImport(ObjectiveC)
  import DequeModule
  import Foundation

  /// Knows which frame says hello, because WebKitGTK does not say where a text comes from.
  ///
  /// A page may change the window of a document of its own origin before that document's runtime starts, because the
  /// engine uses the window of an empty document again, and then reads the secret of the runtime. The secret alone
  /// therefore proves no origin. A script in a world of the bridge's own, which no page reaches, reports the origin and
  /// the frame of each document, under the key of the document's hello. The runtime shows the script this key by an
  /// event. A page that shows a key of its own is reported with its own origin.
  @MainActor final class FrameWitness: NSObject {
    /// The type of the event by which a runtime shows its key. With a question mark after it, the type asks for that
    /// event.
    static let event = PageSecret.random()
    private static let handlerName = "webbridgeWitness"
    /// The maximum number of reports, and of hellos without a report, that are kept.
    private static let most = 1024

    private struct Key: Hashable {
      let view: ObjectIdentifier
      let text: String
    }

    private enum Entry {
      case reported(MessageSource)
      case asked(@MainActor (MessageSource?) -> Void)
    }

    private var entries: [Key: Entry] = [:]
    /// The keys of the entries, and of entries that were taken, from the oldest on.
    private var order: Deque<Key> = []

    /// The witness of a controller.
    static func of(_ controller: WKUserContentController) -> FrameWitness {
      let witness = controller.attached(FrameWitness.self) ?? FrameWitness()
      controller.attach(witness, as: FrameWitness.self)
      // An app may have removed all handlers.
      if !controller.hasHandler(named: handlerName, contentWorld: WebViewEngine.world) {
        controller.addTextHandler(witness, contentWorld: WebViewEngine.world, name: handlerName)
      }
      return witness
    }

    /// The script that reports, at the start of documents and whenever one comes back from the cache. It asks for the key,
    /// and the runtime shows the key unasked as well, because the engine starts the scripts of different worlds in any
    /// order.
    static func script(forMainFrameOnly: Bool) -> WKUserScript {
      WKUserScript(
        source: """
          if (window.webbridgePlace !== visualViewport) {
            window.webbridgePlace = visualViewport;
            visualViewport.addEventListener('\(event)', (event) => {
              const isMain = top === window;
              const name = isMain && location.protocol === 'file:' ? 'file://' : origin;
              webkit.messageHandlers.\(handlerName).postMessage(
                event.lastEventId + (isMain ? ' main ' : ' frame ') + name).catch(() => {});
            });
            window.webbridgeAsk = (event) => {
              if (!event || event.persisted) visualViewport.dispatchEvent(new Event('\(event)?'));
            };
          }
          // Again, because document.open() removes the listeners of windows. The same function is added once.
          addEventListener('pageshow', webbridgeAsk);
          webbridgeAsk();
          """, injectionTime: .atDocumentStart, forMainFrameOnly: forMainFrameOnly,
        in: WebViewEngine.world)
    }

    /// Calls a closure with the source of a hello; `nil` if there will be none.
    func find(
      _ key: String, in webView: WKWebView, _ body: @escaping @MainActor (MessageSource?) -> Void
    ) {
      let key = Key(view: ObjectIdentifier(webView), text: key)
      switch entries[key] {
      case .reported(let source):
        entries[key] = nil
        body(source)
      case .asked: body(nil)
      case nil: keep(.asked(body), key)
      }
    }

    private func keep(_ entry: Entry, _ key: Key) {
      entries[key] = entry
      order.append(key)
      guard order.count > Self.most, let oldest = order.popFirst(),
        let old = entries.removeValue(forKey: oldest)
      else { return }
      if case .asked(let body) = old { body(nil) }
    }
  }

  /// The part of the runtime that shows its key to the witness.
  @MainActor final class FrameWitnessExtension: BridgeExtension {
    let name = "frame witness"
    // Statements, because the witness also reports documents of origins that get no bridge.
    let pageScripts = [
      PageScript(
        "frameWitness",
        source:
          "(\(FrameWitnessSource.script))({ __proto__: null, event: '\(FrameWitness.event)' });")
    ]
  }

  extension FrameWitness: ScriptTextHandler {
    func receive(_ text: [UInt8], from webView: WKWebView, reply: ScriptTextReply) {
      reply.answer([])
      let parts = String(decoding: text, as: UTF8.self)
        .split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { return }
      let key = Key(view: ObjectIdentifier(webView), text: String(parts[0]))
      let source = MessageSource(origin: Origin(String(parts[2])), isMainFrame: parts[1] == "main")
      switch entries[key] {
      case .asked(let body):
        entries[key] = nil
        body(source)
      // The first report counts, because a later one may be another document's.
      case .reported: return
      case nil: keep(.reported(source), key)
      }
    }
  }
#endif
