import Foundation
import Synchronization

/// Measures how long the main actor cannot be had, from a thread of its own.
final class MainActorWatch: Sendable {
  /// What was seen since the watch began.
  struct Seen {
    /// The longest time between the wish for the main actor and its turn, in milliseconds.
    var longest = 0.0
    /// How often it took more than 100 ms.
    var over100 = 0
    /// The largest resident memory of this process, in bytes.
    var memory = 0
  }

  private let seen = Mutex((result: Seen(), isOver: false))

  /// Begins to watch.
  init() {
    Thread.detachNewThread { [self] in
      let turn = DispatchSemaphore(value: 0)
      while !seen.withLock({ $0.isOver }) {
        let start = ContinuousClock.now
        DispatchQueue.main.async { turn.signal() }
        turn.wait()
        let gap = (ContinuousClock.now - start) / .milliseconds(1)
        let memory = Self.resident
        seen.withLock {
          $0.result.longest = max($0.result.longest, gap)
          if gap > 100 { $0.result.over100 += 1 }
          $0.result.memory = max($0.result.memory, memory)
        }
        usleep(2000)
      }
    }
  }

  /// Ends the watch.
  func end() -> Seen {
    seen.withLock {
      $0.isOver = true
      return $0.result
    }
  }

  static var resident: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").compactMap { Int($0) }
    return pages.count > 1 ? pages[1] * sysconf(Int32(_SC_PAGESIZE)) : 0
  }
}
