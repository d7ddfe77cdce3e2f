import Disclosure
import Logging
import WebBridge

/// Logs the messages that cross the bridge, if logging is enabled.
@MainActor final class MessageLog: FrameObserver {
  static var isEnabled = false
  static var maximumLength = 500
  nonisolated static let logger = Logger(label: "WebViewJavascriptBridge").disclosing

  func observe(_ line: String, direction: FrameDirection, origin: Origin) {
    if Self.isEnabled { Self.logger.info("\(Self.text(of: line, direction))") }
  }

  static func text(of line: String, _ direction: FrameDirection) -> String {
    let text = line.count > maximumLength ? "\(line.prefix(maximumLength)) [...]" : line
    return "\(direction == .toPage ? "SEND" : "RCVD"): \(text)"
  }
}
