import Foundation
import Locking
import OfflinePackages

/// What is to go wrong.
struct Wishes {
  private var kill: (point: FaultPoint, count: Int)?
  private var failure: (count: Int, number: Int32)?
  private var limit: UInt64?
  private var isSlow = false
  private(set) var holds = false
  private(set) var isMute = false
  private(set) var embedded: String?

  init(_ arguments: ArraySlice<String>) {
    for argument in arguments {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let values = (parts.count == 2 ? parts[1] : "").split(separator: ":").map(String.init)
      switch (parts[0], values.count) {
      case ("kill", 2): kill = FaultPoint(values[0]).map { ($0, Int(values[1]) ?? 1) }
      case ("fail", 2): failure = (Int(values[0]) ?? 1, Int32(values[1]) ?? EIO)
      case ("limit", 1): limit = UInt64(values[0])
      case ("embed", _): embedded = parts[1]
      case ("slow", _): isSlow = true
      case ("mute", _): isMute = true
      case ("hold", _): holds = true
      default: exit(64)
      }
    }
  }

  var faults: FaultInjector? {
    guard kill != nil || failure != nil || isSlow else { return nil }
    let (kill, failure, isSlow) = (kill, failure, isSlow)
    let counts = Locked((kill: 0, failure: 0))
    return FaultInjector { point in
      if isSlow { usleep(1_000) }
      return counts.withLock { counts in
        if let kill, point == kill.point {
          counts.kill += 1
          if counts.kill == kill.count { return .kill }
        }
        if let failure, point.moment == .before {
          counts.failure += 1
          if counts.failure == failure.count { return .fail(failure.number) }
        }
        return .proceed
      }
    }
  }

  /// Lets writes beyond the limit fail with `EFBIG`.
  func limitFiles() {
    guard let limit else { return }
    signal(SIGXFSZ, SIG_IGN)
    var limits = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
    #if canImport(Darwin)
      setrlimit(RLIMIT_FSIZE, &limits)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits)
    #endif
  }
}
