import Foundation
import RawEngine

/// How much memory processes hold.
@MainActor enum Memory {
  /// The bytes that malloc has given to this process and not got back.
  static var allocated: Double { Double(raw_allocated()) }

  /// The resident memory of a process that it shares with no other, in bytes; not a number where
  /// there is no such process.
  static func held(by process: Int32?) -> Double {
    guard let process,
      let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
    else { return .nan }
    let pages = text.split(separator: " ").compactMap { Double($0) }
    return pages.count > 2 ? (pages[1] - pages[2]) * Double(sysconf(Int32(_SC_PAGESIZE))) : .nan
  }

  /// The same when it has not fallen for two seconds: allocators give memory back some time after it is
  /// free, and nobody tells when. A process that never comes to rest is taken as it is after ten.
  static func settled(of process: Int32?) async throws -> Double {
    var (least, still) = (held(by: process), 0)
    for _ in 0..<100 where still < 20 {
      try await Task.sleep(for: .milliseconds(100))
      let now = held(by: process)
      still = now < least - 65_536 ? 0 : still + 1
      least = min(least, now)
    }
    return least
  }
}
