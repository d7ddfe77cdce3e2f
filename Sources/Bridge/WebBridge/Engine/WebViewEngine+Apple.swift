#if canImport(ObjectiveC)
  import Foundation

  extension WebViewEngine {
    /// Large bytes are loaded, because loads are fast.
    static let callAhead: FunctionCall? = nil

    /// None, because the engine says who posts.
    static func makeWitnesses() -> [any BridgeExtension] { [] }
  }

  extension MessageSource {
    @MainActor init(_ message: WKScriptMessage) {
      let origin = message.frameInfo.securityOrigin
      self.init(
        origin: Origin(scheme: origin.protocol, host: origin.host, port: origin.port),
        isMainFrame: message.frameInfo.isMainFrame)
    }
  }
#endif
