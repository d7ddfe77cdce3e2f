import Foundation

extension WKError {
  /// The error of a store of content rule lists, from what the engine says of it.
  init(_ code: Code, ruleList error: GLibError) {
    // WebKitGTK tells a list of another version from a missing one by its words only.
    let isOfOtherVersion = error.message.contains("does not match version")
    self.init(
      isOfOtherVersion ? .contentRuleListStoreVersionMismatch : code,
      userInfo: [NSHelpAnchorErrorKey: error.message, NSLocalizedDescriptionKey: error.message])
  }
}
