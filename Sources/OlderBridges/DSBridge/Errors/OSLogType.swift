import Logging
import WebBridge

#if canImport(os)
  import struct os.OSLogType
#endif

#if !canImport(os)
  /// The level of a log message. Apple's systems have this type in `os`.
  public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level.
    public var rawValue: UInt8
    /// Makes a level from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A message that is worth keeping.
    public static let `default` = OSLogType(rawValue: 0)
    /// A message that is helpful, but not essential.
    public static let info = OSLogType(rawValue: 1)
    /// A message that is useful during development.
    public static let debug = OSLogType(rawValue: 2)
    /// An error.
    public static let error = OSLogType(rawValue: 0x10)
    /// A fault of the program.
    public static let fault = OSLogType(rawValue: 0x11)
  }
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
