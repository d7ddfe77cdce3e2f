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
