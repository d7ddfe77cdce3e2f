import Logging
import WebBridge

#if canImport(os)
  import struct os.OSLogType
#endif

/// Passes the messages of the bridge's log to the keystone's logger.
struct KeystoneLog: LogHandler {
  private let tell: @MainActor @Sendable (OSLogType, String) -> Void
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.info

  init(_ tell: @escaping @MainActor @Sendable (OSLogType, String) -> Void) { self.tell = tell }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let (level, text) = (OSLogType(event.level), "\(event.message)")
    onMain { tell(level, text) }
  }
}
