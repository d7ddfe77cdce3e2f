@testable import BridgeCore

extension EngineReceiver {
  /// Returns the answer to a prompt that is answered at once; `nil` if the prompt is not the bridge's, or waits.
  func answer(prompt message: String, text: String) -> String? {
    var answer: String?
    _ = receive(prompt: message, text: text) { answer = $0 }
    return answer
  }
}
