import Logging
import Synchronization

@testable import WebKitGTK

/// What the module logs while this lives, for tests to look at.
@MainActor final class LogRecorder {
  private let handler: Handler
  private let before = WKWebView.log

  private init(_ handler: Handler) {
    self.handler = handler
    WKWebView.log = Logger(label: "test") { _ in handler }
  }

  isolated deinit {
    WKWebView.log = before
  }

  /// Makes the module log here.
  static func install() -> LogRecorder { LogRecorder(Handler()) }

  var messages: [String] { handler.lines.withLock { $0 } }

  private final class Handler: LogHandler {
    let lines = Mutex<[String]>([])

    var logLevel: Logger.Level {
      get { .trace }
      set {}
    }

    var metadata: Logger.Metadata {
      get { [:] }
      set {}
    }

    subscript(metadataKey key: String) -> Logger.MetadataValue? {
      get { nil }
      set {}
    }

    func log(event: LogEvent) {
      lines.withLock { $0.append(event.message.description) }
    }
  }
}
