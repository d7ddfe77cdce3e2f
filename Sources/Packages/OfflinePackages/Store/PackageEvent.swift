import Foundation
import Locking
import Logging

/// An event of a store.
public enum PackageEvent: Hashable, Sendable {
  /// A release was installed.
  case installed(InstalledRelease)
  /// A release was opened.
  case opened(InstalledRelease)
  /// A page has confirmed a release.
  case confirmed(InstalledRelease)
  /// A release failed once.
  case failed(InstalledRelease, reason: PackageFailureReason)
  /// The store opens another release than the one that was to be opened.
  case fellBack(from: InstalledRelease, to: InstalledRelease?, reason: PackageFallbackReason)
  /// A release failed too often, and is neither opened nor installed again.
  case quarantined(InstalledRelease, reason: PackageFailureReason)
  /// The publisher has revoked an installed release.
  case revoked(InstalledRelease)
  /// A file of a release is missing or has other bytes than the release states. The next update repairs it.
  case corrupted(package: PackageName, path: PackagePath, object: PackageDigest)
  /// Both slots of the state are unreadable: the store starts again from the embedded packages.
  case stateLost
  /// A collection removed what no release uses.
  case collected(PackageGarbage)
}

extension PackageEvent {
  var level: Logger.Level {
    switch self {
    case .installed, .opened, .confirmed, .collected: .debug
    case .failed, .fellBack, .quarantined, .revoked, .corrupted: .warning
    case .stateLost: .error
    }
  }
}

extension PackageEvent: CustomStringConvertible {
  /// The event in a sentence, as the store logs it.
  public var description: String {
    switch self {
    case .installed(let release): "Installed \(release)."
    case .opened(let release): "Opened \(release)."
    case .confirmed(let release): "\(release) is healthy."
    case .failed(let release, let reason): "\(release) failed: \(reason)."
    case .fellBack(let old, let new, let reason):
      "Opening \(new.map { "\($0)" } ?? "nothing") instead of \(old): \(reason)."
    case .quarantined(let release, let reason):
      "\(release) failed too often and is no longer used: \(reason)."
    case .revoked(let release): "\(release) was revoked by its publisher."
    case .corrupted(let package, let path, let object):
      "“\(path)” of “\(package)” is damaged on the disk (object \(object))."
    case .stateLost:
      "The state of the packages is unreadable: starting again from the embedded packages."
    case .collected(let garbage): "Collected: \(garbage)."
    }
  }
}

extension InstalledRelease: CustomStringConvertible {
  /// The package, the label, the version, the beginning of the digest, and where the files are.
  public var description: String {
    "“\(package)” \(label) (version \(version), \(digest.hexadecimal.prefix(8))…, \(origin.rawValue))"
  }
}

/// The subscribers to the events of a store.
final class EventSubscribers: Sendable {
  private let continuations = Locked<[UUID: AsyncStream<PackageEvent>.Continuation]>([:])

  /// The number of events that wait for a slow reader.
  static let most = 256

  deinit {
    for continuation in continuations.withLock({ $0.values }) { continuation.finish() }
  }

  func stream() -> AsyncStream<PackageEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: PackageEvent.self, bufferingPolicy: .bufferingNewest(Self.most))
    let key = UUID()
    continuation.onTermination = { [weak self] _ in
      self?.continuations.withLock { $0[key] = nil }
    }
    continuations.withLock { $0[key] = continuation }
    return stream
  }

  func send(_ event: PackageEvent) {
    for continuation in continuations.withLock({ Array($0.values) }) { continuation.yield(event) }
  }
}
