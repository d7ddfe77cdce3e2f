import Foundation

extension WKWebView {
  /// The extensions that the bridges of one view have, in addition to those of its configuration.
  private final class OwnExtensions: NSObject {
    var all: [any BridgeExtension] = []
  }

  /// Adds an extension to the next bridge of this view.
  ///
  /// - Throws: ``BridgeError`` with the code `unavailable` if the view has a bridge already, or an extension of this
  ///   name.
  package func addBridgeExtension(_ part: any BridgeExtension) throws(BridgeError) {
    guard attached(WebViewEngine.self) == nil else {
      throw BridgeError(
        .unavailable, "The web view has a bridge already. Add its \(part.name) before the bridge.")
    }
    let own = attached(OwnExtensions.self) ?? OwnExtensions()
    guard !own.all.contains(where: { $0.name == part.name }) else {
      throw BridgeError(.unavailable, "The web view has a \(part.name) already.")
    }
    own.all.append(part)
    attach(own, as: OwnExtensions.self)
  }

  /// The extensions of this view.
  var ownBridgeExtensions: [any BridgeExtension] { attached(OwnExtensions.self)?.all ?? [] }
}
