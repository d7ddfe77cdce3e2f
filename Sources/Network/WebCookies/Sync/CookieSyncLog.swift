import Disclosure
import Logging

/// The log of a sync. It writes each line once, and never the value of a cookie.
@MainActor final class CookieSyncLog {
  private let logger: Logger
  private var written = Set<String>()

  /// The most lines that are remembered, so that a page that sets ever new cookies does not fill the memory.
  private static let most = 1000

  init(_ logger: Logger) { self.logger = logger.disclosing }

  func write(_ notices: [CookieTransfer.Notice]) {
    for notice in notices {
      let jar = notice.jar.rawValue
      switch notice.event {
      case .refused:
        write("\(jar) has not accepted the cookie \(notice.id). The jars differ in it.")
      case .altered:
        write("\(jar) has stored the cookie \(notice.id) with other attributes.")
      }
    }
  }

  /// Writes a line, unless it was written before.
  func write(_ line: String, level: Logger.Level = .warning) {
    if written.count >= Self.most { written = [] }
    if written.insert(line).inserted { logger.log(level: level, "\(line)") }
  }
}
