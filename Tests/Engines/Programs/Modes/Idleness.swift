import Foundation
import Glibc

/// The processor time of three seconds in which nothing happens.
@MainActor enum Idleness {
  /// Waits until the program is idle, and then measures while a timer with a distant date is scheduled.
  ///
  /// - Returns: "idle", or the processor time.
  static func measured() async -> String {
    let far = startTimer()
    defer { far.invalidate() }
    let limit = ContinuousClock.now + .seconds(20)
    while await used(in: .milliseconds(200)) > 0.01, ContinuousClock.now < limit {}
    let seconds = await used(in: .seconds(3))
    return seconds < 0.1 ? "idle" : "\(seconds) s of processor time in three seconds"
  }

  private static func startTimer() -> Timer {
    Timer.scheduledTimer(withTimeInterval: 3600, repeats: true) { _ in }
  }

  private static func used(in duration: Duration) async -> Double {
    let before = processorTime()
    try? await Task.sleep(for: duration)
    return processorTime() - before
  }

  private static func processorTime() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}
