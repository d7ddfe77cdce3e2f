/// The state of one package in a store.
package struct PackageState: Codable, Equatable {
  /// The release that was opened last.
  package var current: ReleaseRecord?
  /// A release that was installed and not opened yet.
  package var pending: ReleaseRecord?
  /// The releases that pages have confirmed, the newest first: the second one is there for the case that the first
  /// one turns bad after it was confirmed.
  package var good: [ReleaseRecord] = []
  /// The release that the app brings.
  package var embedded: ReleaseRecord?
  /// The channel of the last accepted `latest`.
  package var channel: String?
  /// The accepted versions, by the names of channels.
  package var channels: [String: ChannelState] = [:]
  /// Why releases failed too often, by the hashes of their documents.
  var quarantined: [String: PackageFailureReason] = [:]
  /// The terms for which these releases are out of use, in the same way. A release without a term is in use again,
  /// because an earlier version without terms has written it.
  var terms: [String: QuarantineTerm]?

  /// The number of confirmed releases that are kept.
  static let mostGood = 2

  /// All releases, in the order in which the store would open them.
  var records: [ReleaseRecord] {
    [pending, current].compactMap { $0 } + good + [embedded].compactMap { $0 }
  }

  var minimumVersion: UInt64 { channel.flatMap { channels[$0]?.minimumVersion } ?? 0 }

  var revoked: Set<PackageDigest> { channel.flatMap { channels[$0]?.revoked } ?? [] }

  /// Calls the closure for each place that has a release of a hash.
  mutating func update(_ digest: PackageDigest, _ change: (inout ReleaseRecord) -> Void) {
    if current?.digest == digest, var record = current {
      change(&record)
      current = record
    }
    if pending?.digest == digest, var record = pending {
      change(&record)
      pending = record
    }
    for index in good.indices where good[index].digest == digest { change(&good[index]) }
  }
}

/// The versions that a store has accepted of one channel.
package struct ChannelState: Codable, Equatable {
  package var floor = Floor()
  var minimumVersion: UInt64 = 0
  var revoked: Set<PackageDigest> = []
  /// When the newest accepted `latest` expires, in seconds since 1970.
  var expires: Int64 = 0
}

/// The versions that a device has accepted of one channel. The device accepts no older ones.
package struct Floor: Hashable, Sendable, Codable {
  /// The sequence number of the newest accepted `latest`; 0 after a rotation of its keys.
  package var sequence: UInt64 = 0
  /// The hash of the signed payload of that `latest`.
  package var latest: PackageDigest?
  /// The highest version that was installed; 0 after a rotation of the keys of releases.
  package var version: UInt64 = 0
  /// The hash of the release of that version.
  package var release: PackageDigest?
}

/// One load of a release.
struct Attempt: Codable, Equatable {
  /// The nonce of the load, which also names its lease.
  var nonce: String
  /// Whether another load of the same release was under way when this one began. What ends a process ends both, and
  /// counts once.
  var isCompanion = false
  var outcome = Outcome.loading
  /// Why the load failed.
  var reason: PackageFailureReason?
  /// Whether the device had no network when the load failed.
  var isOffline: Bool?

  enum Outcome: String, Codable {
    /// Nothing is known yet. Where nobody holds the load's lease any more, the load has failed.
    case loading
    case ready
    case failed
    case failedAfterReady
  }
}
