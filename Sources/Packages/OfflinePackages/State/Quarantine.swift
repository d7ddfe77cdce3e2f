/// The surroundings of a failure: the time, the engine and the network.
package struct Surroundings: Sendable {
  /// Seconds since 1970.
  var time: Int64
  /// The version of the engine.
  var engine: String
  /// Whether the feed has just answered.
  var isOnline = false
}

/// The time for which a release that failed too often is out of use.
struct QuarantineTerm: Codable, Equatable {
  /// When it began, in seconds since 1970.
  var began: Int64
  /// The number of quarantines that the release has caused itself.
  var count: Int
  /// The version of the engine that showed the release.
  var engine: String
  /// Whether the device had no network.
  var isOffline: Bool
  /// The digest of the release's content. Another release of the same content fails in the same way.
  var content: PackageDigest
  /// Whether the term ended before its time: an update has installed the release again, or it is not to blame.
  var hasEnded: Bool?

  /// The lengths of the first, the second and each further term in seconds: ten minutes, an hour, six hours, a day, a
  /// week.
  static let lengths: [Int64] = [600, 3_600, 21_600, 86_400, 604_800]

  /// When the term ends, in seconds since 1970.
  var end: Int64 { began + Self.lengths[min(max(count, 1), Self.lengths.count) - 1] }

  /// Returns whether the reason of the failures may be gone. A clock that was set back ends a term as well.
  func isOver(in surroundings: Surroundings) -> Bool {
    hasEnded == true || (isOffline && surroundings.isOnline)
      || surroundings.time >= end || surroundings.time < began || surroundings.engine != engine
  }
}

extension PackageState {
  /// A release that is out of use for a time.
  struct Quarantine {
    let reason: PackageFailureReason
    /// When it ends at the latest.
    let end: PackageInstant
  }

  /// The number of terms that are kept.
  private static let mostTerms = 32
  /// Within how many seconds two releases that fail for one reason are thought to fail for what surrounds them.
  private static let sameCauseTime: Int64 = 60

  /// The quarantine of a release that is not over.
  ///
  /// - Parameter document: The document of a release that is to be installed, by which one of the same content is known.
  func quarantine(
    of digest: PackageDigest, _ document: ReleaseDocument? = nil, in surroundings: Surroundings
  ) -> Quarantine? {
    guard let terms, !terms.isEmpty else { return nil }
    let content = document?.contentDigest
    for (key, term) in terms
    where (key == digest.hexadecimal || term.content == content)
      && !term.isOver(in: surroundings)
    {
      guard let reason = quarantined[key] else { continue }
      return Quarantine(reason: reason, end: PackageInstant(seconds: term.end))
    }
    return nil
  }

  /// Returns whether a release has been in quarantine, so that one more failure is enough.
  func hasFailed(_ digest: PackageDigest) -> Bool { terms?[digest.hexadecimal]?.count ?? 0 > 0 }

  /// Looks whether another release has just failed for the reason for which a release fails now. Two releases of which one
  /// was confirmed do not turn bad within a minute: what surrounds them has. Neither is then to blame.
  mutating func acquit(
    _ record: ReleaseRecord, failingBy reason: PackageFailureReason, in surroundings: Surroundings
  ) -> Bool {
    guard record.isConfirmed, var terms else { return false }
    let others = terms.filter { key, term in
      key != record.digest.hexadecimal && quarantined[key] == reason
        && (0..<Self.sameCauseTime).contains(surroundings.time - term.began)
    }
    for (key, term) in others where term.hasEnded != true {
      terms[key]?.hasEnded = true
      terms[key]?.count -= 1
    }
    self.terms = terms
    return !others.isEmpty
  }

  /// Takes a release out of use for a time.
  mutating func quarantine(
    _ digest: PackageDigest, _ document: ReleaseDocument, for failure: Attempt,
    in surroundings: Surroundings
  ) {
    let key = digest.hexadecimal
    quarantined[key] = failure.reason ?? .unconfirmed
    var terms = terms ?? [:]
    terms[key] = QuarantineTerm(
      began: surroundings.time, count: (terms[key]?.count ?? 0) + 1, engine: surroundings.engine,
      isOffline: failure.isOffline ?? false, content: document.contentDigest)
    for (old, _) in terms.sorted(by: { $0.value.began > $1.value.began }).dropFirst(Self.mostTerms)
    {
      terms[old] = nil
      quarantined[old] = nil
    }
    self.terms = terms
  }

  /// Lets a release be opened that an update has installed again. It keeps the count of its terms.
  mutating func admit(_ digest: PackageDigest) { terms?[digest.hexadecimal]?.hasEnded = true }

  /// Ends the quarantine of a release, and forgets its failures.
  mutating func endQuarantine(of digest: PackageDigest) {
    quarantined[digest.hexadecimal] = nil
    terms?[digest.hexadecimal] = nil
  }
}
