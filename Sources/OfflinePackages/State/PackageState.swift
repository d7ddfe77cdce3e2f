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
