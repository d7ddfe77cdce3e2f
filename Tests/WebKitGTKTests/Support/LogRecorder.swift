import Logging
import Synchronization

@testable import WebKitGTK

/// What the module logs, for tests to look at.
final class LogRecorder: LogHandler {
  private let lines = Mutex<[String]>([])

  var messages: [String] { lines.withLock { $0 } }

  /// Makes the module log here.
  @MainActor static func install() -> LogRecorder {
    let recorder = LogRecorder()
    WKWebView.log = Logger(label: "test") { _ in recorder }
    return recorder
  }

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
