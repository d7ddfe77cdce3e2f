import Foundation
import Locking

/// Counts what has come, and tells it at most a hundred times for an update and when all has come.
final class ProgressCount: Sendable {
  private let plan: PackageUpdatePlan
  private let tell: @Sendable (PackageUpdateStep) -> Void
  private let count = Locked((bytes: 0, objects: 0, told: -1))

  init(_ plan: PackageUpdatePlan, tell: @escaping @Sendable (PackageUpdateStep) -> Void) {
    (self.plan, self.tell) = (plan, tell)
  }

  func add(bytes: Int = 0, objects: Int = 0) {
    // Told while the lock is held, so that steps come in the order of their numbers.
    count.withLock { count in
      count.bytes += bytes
      count.objects += objects
      let isDone = count.objects == plan.objects
      let hundredth = plan.bytes == 0 ? 100 : count.bytes * 100 / plan.bytes
      guard isDone || hundredth > count.told else { return }
      count.told = max(hundredth, count.told)
      tell(
        .fetching(
          PackageUpdateProgress(
            bytes: count.bytes, totalBytes: plan.bytes, objects: count.objects,
            totalObjects: plan.objects)))
    }
  }
}
