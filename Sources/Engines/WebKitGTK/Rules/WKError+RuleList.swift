import Foundation

extension WKError {
  /// Makes the error of a content rule list store from the engine's error.
  init(_ code: Code, ruleList error: GLibError) {
    // In WebKitGTK, only the message distinguishes a list of another version from a missing list.
    let isOfOtherVersion = error.message.contains("does not match version")
    // The words ahead of the engine's message are WebKit's on Apple's systems.
    let failed =
      switch code {
      case .contentRuleListStoreCompileFailed: "compilation"
      case .contentRuleListStoreRemoveFailed: "removal"
      default: "lookup"
      }
    self.init(
      isOfOtherVersion ? .contentRuleListStoreVersionMismatch : code,
      userInfo: [
        NSHelpAnchorErrorKey: "Rule list \(failed) failed: \(error.message)",
        NSLocalizedDescriptionKey: error.message,
      ])
  }
}
