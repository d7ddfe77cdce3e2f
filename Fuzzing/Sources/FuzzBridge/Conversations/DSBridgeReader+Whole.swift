import DSBridge

@testable import BridgeLegacy

extension DSBridgeReader {
  /// A reader that has the stages of DSBridge read every call.
  @MainActor static var whole: DSBridgeReader {
    let keystone = Keystone(javaScriptEvaluationHandler: { _ in }, dismissalHandler: {})
    keystone.logger = Silence()
    return DSBridgeReader {
      true
    } answer: { prompt, text in
      keystone.handleRawInvocation(prompt: prompt, defaultText: text)
    }
  }
}

/// A log that nobody reads.
private struct Silence: ErrorLogging {
  func logError(_ error: any Swift.Error) {}
  func logError(_ error: any Swift.Error, into category: String?) {}
  func logMessage(_ message: String, at level: OSLogType) {}
  func logMessage(_ message: String, at level: OSLogType, into category: String?) {}
}
