import Disclosure
import Foundation
package import Logging

/// The log of errors that pages make. The log limits a flood of errors: it writes the first lines, and then
/// only lines whose number is a power of two.
///
/// The class is `@unchecked` because the lock guards the count, which is the only mutable state.
package final class PageErrorLog: @unchecked Sendable {
  /// The number of lines that are always written.
  private static let first = 100

  private let log: Logger
  private let level: Logger.Level
  private let lock = NSLock()
  private var count = 0

  package init(_ log: Logger, level: Logger.Level = .error) {
    (self.log, self.level) = (log.disclosing, level)
  }

  package func write(_ message: @autoclosure () -> String) {
    let count = lock.withLock {
      self.count += 1
      return self.count
    }
    if count <= Self.first {
      log.log(level: level, "\(message())")
    } else if isPowerOfTwo(count) {
      log.log(level: level, "\(message()) (line \(count) of this log; most are left out)")
    }
  }
}

/// Returns whether an occurrence is worth a line in the log: the first, second, fourth, eighth …, so that
/// frequent occurrences do not flood the log.
package func isPowerOfTwo(_ count: Int) -> Bool { count & (count - 1) == 0 }
