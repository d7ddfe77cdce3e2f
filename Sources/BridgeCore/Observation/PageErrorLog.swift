import Foundation
package import Logging

/// The log of what pages do wrong. A page that floods it has few lines: the first ones, and then those
/// whose number is a power of two.
///
/// Unchecked, because the lock guards the count, which is all that changes.
package final class PageErrorLog: @unchecked Sendable {
  /// How many lines are written in any case.
  private static let first = 100

  private let log: Logger
  private let level: Logger.Level
  private let lock = NSLock()
  private var count = 0

  package init(_ log: Logger, level: Logger.Level = .error) {
    (self.log, self.level) = (log, level)
  }

  package func write(_ message: @autoclosure () -> String) {
    let count = lock.withLock {
      self.count += 1
      return self.count
    }
    if count <= Self.first {
      log.log(level: level, "\(message())")
    } else if isPowerOfTwo(count) {
      log.log(level: level, "\(message()) (the \(count)th such line, of which few are written)")
    }
  }
}
