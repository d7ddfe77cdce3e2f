import Foundation
import RawEngine

/// The memory that processes hold.
@MainActor enum Memory {
  /// The number of bytes that this process has allocated with malloc and not freed.
  static var allocated: Double { Double(raw_allocated()) }

  /// Returns the resident memory of a process that it shares with no other process, in bytes, or NaN if
  /// there is no such process.
  static func held(by process: Int32?) -> Double {
    guard let process,
      let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
    else { return .nan }
    let pages = text.split(separator: " ").compactMap { Double($0) }
    return pages.count > 2 ? (pages[1] - pages[2]) * Double(sysconf(Int32(_SC_PAGESIZE))) : .nan
  }

  /// Returns the memory of a process when it has not fallen for two seconds, because allocators return memory
  /// to the system at an unknown time after it is freed. After ten seconds the least value so far is returned.
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
