import Foundation

/// An engine whose texts come through a user content controller: that of a web view, or of a SwiftUI page.
@MainActor protocol ScriptEngine: BridgeEngine {
  /// The receiver of the texts; `nil` while no bridge is attached.
  var receiver: (any EngineReceiver)? { get }
}

extension ScriptEngine {
  func answer(prompt message: String, text: String?) -> String? {
    receiver?.answer(prompt: message, text: text ?? "")
  }

  func intercept(navigationTo url: URL) -> Bool {
    receiver?.intercept(navigationTo: url) ?? false
  }
}
