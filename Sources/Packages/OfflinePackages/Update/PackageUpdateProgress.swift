import Foundation
import Locking

/// The progress of an update.
public struct PackageUpdateProgress: Sendable, Hashable {
  /// The number of bytes that have arrived, including those of earlier attempts.
  public let bytes: Int
  /// The number of all bytes.
  public let totalBytes: Int
  /// The number of complete objects.
  public let objects: Int
  /// The number of all objects.
  public let totalObjects: Int

  /// The part that has come, from 0 to 1.
  public var fraction: Double {
    totalBytes == 0 ? 1 : min(1, max(0, Double(bytes) / Double(totalBytes)))
  }
}

extension PackageUpdateProgress: CustomStringConvertible {
  /// What has come of what there is.
  public var description: String {
    "\(bytes) of \(totalBytes) bytes, \(objects) of \(totalObjects) objects"
  }
}

/// A step of an update.
public enum PackageUpdateStep: Sendable, Hashable {
  /// The update fetches the signed documents.
  case checking
  /// There is a release that the device does not have.
  case found(PackageUpdatePlan)
  /// Bytes have come. Steps of this kind follow each other closely; the last one has all bytes.
  case fetching(PackageUpdateProgress)
  /// The release is installed: the last step. The next ``PackageStore/open(_:)`` opens it.
  case installed(InstalledRelease)
  /// The device has the newest release that it is to have: the last step.
  case upToDate(InstalledRelease)
}

extension PackageUpdateStep: CustomStringConvertible {
  /// The step in one line.
  public var description: String {
    switch self {
    case .checking: "checking"
    case .found(let plan): "found \(plan)"
    case .fetching(let progress): "fetching: \(progress)"
    case .installed(let release): "installed \(release)"
    case .upToDate(let release): "up to date: \(release)"
    }
  }
}

/// The objects that an update is about to fetch.
public struct PackageUpdatePlan: Sendable, Hashable {
  /// The version of the release.
  public let version: UInt64
  /// The name of the version for people.
  public let label: String
  /// The number of objects that the device lacks.
  public let objects: Int
  /// The number of bytes of these objects.
  public let bytes: Int
  /// Whether the objects come in a pack.
  public let usesPack: Bool
}

extension PackageUpdatePlan: CustomStringConvertible {
  /// The release, and how much the device lacks.
  public var description: String {
    "\(label) (version \(version)): \(objects) objects with \(bytes) bytes\(usesPack ? " in a pack" : "")"
  }
}

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
