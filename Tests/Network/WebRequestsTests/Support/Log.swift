import Foundation
import Logging

/// A log that a test reads.
///
/// The class is `@unchecked` because the lock guards the lines.
final class Log: LogHandler, @unchecked Sendable {
  private let lock = NSLock()
  private var written: [String] = []

  var lines: [String] { lock.withLock { written } }
  var logger: Logger { Logger(label: "test") { _ in self } }

  func log(event: LogEvent) { lock.withLock { written.append(event.message.description) } }

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
}
