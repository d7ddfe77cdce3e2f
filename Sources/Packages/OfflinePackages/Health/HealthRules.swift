/// Decides by the loads of a release whether the release is in order.
struct HealthRules {
  /// The number of failures that take a release out of use.
  let limit: Int
  /// Whether a process still holds the load's lease.
  let isLive: (PackageDigest, Attempt) -> Bool

  /// The loads that failed.
  ///
  /// A load without an outcome has failed if its lease is no longer held: its process ended, or the load was released.
  /// Of a release that a page has confirmed, only loads with a reported failure count.
  func failures(of record: ReleaseRecord) -> [Attempt] {
    record.attempts.filter { attempt in
      switch attempt.outcome {
      case .failed, .failedAfterReady: true
      case .ready: false
      case .loading:
        !record.isConfirmed && !attempt.isCompanion && !isLive(record.digest, attempt)
      }
    }
  }

  /// Returns the failure that takes a release out of use; `nil` if the release is in order.
  ///
  /// - Parameter hasFailed: Whether the release was out of use before. One more failure is then enough.
  func verdict(on record: ReleaseRecord, hasFailed: Bool) -> Attempt? {
    let failures = failures(of: record)
    return failures.count >= (hasFailed ? 1 : limit) ? failures.last : nil
  }

  /// Drops loads that no longer count. A load that was ready, and ended without a failure, clears the failures of
  /// ready pages before it.
  func settle(_ record: inout ReleaseRecord) {
    var kept: [Attempt] = []
    for attempt in record.attempts {
      let isLive = isLive(record.digest, attempt)
      switch attempt.outcome {
      case .ready where !isLive: kept.removeAll { $0.outcome == .failedAfterReady }
      case .loading where !isLive && (attempt.isCompanion || record.isConfirmed): break
      default: kept.append(attempt)
      }
    }
    record.attempts = kept
  }

  /// Counts a load that begins.
  func begin(_ nonce: String, of record: inout ReleaseRecord) {
    let isCompanion = record.attempts.contains {
      $0.outcome == .loading && !$0.isCompanion && isLive(record.digest, $0)
    }
    record.attempts.append(Attempt(nonce: nonce, isCompanion: isCompanion))
  }

  /// Marks a load as ready. Failures before it that were of pages that never became ready no longer count.
  ///
  /// - Returns: Whether there is such a load, and it has not failed.
  func confirm(_ nonce: String, of record: inout ReleaseRecord) -> Bool {
    guard let index = record.attempts.firstIndex(where: { $0.nonce == nonce }),
      [.loading, .ready].contains(record.attempts[index].outcome)
    else { return false }
    record.attempts[index].outcome = .ready
    record.attempts.removeAll { attempt in
      attempt.outcome == .failed
        || (attempt.outcome == .loading && !isLive(record.digest, attempt))
    }
    record.isConfirmed = true
    return true
  }

  /// Marks a load as failed. Returns whether there is such a load.
  func fail(
    _ nonce: String, _ reason: PackageFailureReason, isOffline: Bool, of record: inout ReleaseRecord
  ) -> Bool {
    guard let index = record.attempts.firstIndex(where: { $0.nonce == nonce }) else { return false }
    switch record.attempts[index].outcome {
    case .loading: record.attempts[index].outcome = .failed
    case .ready: record.attempts[index].outcome = .failedAfterReady
    case .failed, .failedAfterReady: return false
    }
    (record.attempts[index].reason, record.attempts[index].isOffline) = (reason, isOffline)
    return true
  }
}
