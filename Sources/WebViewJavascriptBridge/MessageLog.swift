import Logging
import WebBridge

/// Tells the log what crosses, where that is wanted.
@MainActor final class MessageLog: FrameObserver {
  static var isEnabled = false
  static var maximumLength = 500
  nonisolated static let logger = Logger(label: "WebViewJavascriptBridge")

  func observe(_ line: String, direction: FrameDirection, origin: Origin) {
    guard Self.isEnabled else { return }
    let text =
      line.count > Self.maximumLength ? "\(line.prefix(Self.maximumLength)) [...]" : line
    Self.logger.info("\(direction == .toPage ? "SEND" : "RCVD"): \(text)")
  }
}
