#if canImport(ObjectiveC)
  import Foundation
  import ObjectiveC

  extension NSObject {
    package func attached<T: AnyObject>(_ type: T.Type) -> T? {
      Self.key(type).flatMap { objc_getAssociatedObject(self, $0) as? T }
    }

    package func attach<T: AnyObject>(_ object: T?, as type: T.Type) {
      guard let key = Self.key(type) else { return }
      objc_setAssociatedObject(self, key, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    private static func key(_ type: any AnyObject.Type) -> UnsafeRawPointer? {
      UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(type)))
    }
  }

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
