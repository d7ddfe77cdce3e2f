import Logging
import Synchronization

@testable import WebKitGTK

/// Records what the module logs while the recorder lives.
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

  /// Replaces the module's log by a recorder.
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
