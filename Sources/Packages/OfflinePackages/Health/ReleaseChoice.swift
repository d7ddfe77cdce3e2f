/// The release that a package runs next.
struct ReleaseChoice {
  let record: ReleaseRecord
  let loaded: LoadedRelease
}

/// Chooses the release that a package runs next: the first one of the pending, the current, the confirmed and the
/// embedded ones against which nothing speaks.
struct ReleaseChooser {
  let package: PackageName
  let hostVersion: UInt64
  let rules: HealthRules
  let surroundings: Surroundings
  let load: (ReleaseRecord) throws(PackageError) -> LoadedRelease?
  let isWhole: (LoadedRelease) -> Bool
  /// Whether only releases count that a page has confirmed, or that the app brings.
  var isCareful = false
  private(set) var events: [PackageEvent] = []

  init(
    package: PackageName, hostVersion: UInt64, rules: HealthRules, in surroundings: Surroundings,
    load: @escaping (ReleaseRecord) throws(PackageError) -> LoadedRelease?,
    isWhole: @escaping (LoadedRelease) -> Bool
  ) {
    (self.package, self.hostVersion, self.rules) = (package, hostVersion, rules)
    (self.surroundings, self.load, self.isWhole) = (surroundings, load, isWhole)
  }

  private struct Candidate {
    let record: ReleaseRecord
    let loaded: LoadedRelease?
    let objection: PackageFallbackReason?
  }

  /// - Throws: ``PackageError`` with the code `notInstalled` or `revoked`.
  mutating func choose(from state: inout PackageState) throws(PackageError) -> ReleaseChoice {
    if state.current != nil, var current = state.current {
      rules.settle(&current)
      state.current = current
    }
    var candidates: [Candidate] = []
    var chosen: Candidate?
    for record in state.records where !candidates.contains(where: { $0.record.isSame(record) }) {
      let candidate = try examine(record, in: &state)
      candidates.append(candidate)
      if candidate.objection == nil {
        chosen = candidate
        break
      }
    }
    guard let chosen = chosen ?? lastResort(of: candidates), let loaded = chosen.loaded else {
      throw refusal(candidates)
    }
    if let first = candidates.first, !first.record.isSame(chosen.record),
      let reason = first.objection
    {
      events.append(
        .fellBack(
          from: first.record.described(in: package), to: chosen.record.described(in: package),
          reason: reason))
    }
    adopt(chosen, rejecting: candidates, in: &state)
    return ReleaseChoice(record: state.current ?? chosen.record, loaded: loaded)
  }

  private mutating func examine(
    _ record: ReleaseRecord, in state: inout PackageState
  ) throws(PackageError) -> Candidate {
    func object(_ reason: PackageFallbackReason, _ loaded: LoadedRelease? = nil) -> Candidate {
      Candidate(record: record, loaded: loaded, objection: reason)
    }
    if state.revoked.contains(record.digest) { return object(.revoked) }
    if record.version < state.minimumVersion { return object(.belowMinimum) }
    guard let loaded = try load(record) else { return object(.damaged) }
    guard loaded.document.host.contains(hostVersion) else { return object(.incompatible) }
    if let quarantine = state.quarantine(of: record.digest, in: surroundings) {
      return object(.quarantined(quarantine.reason), loaded)
    }
    let hasFailed = state.hasFailed(record.digest)
    if let failure = rules.verdict(on: record, hasFailed: hasFailed) {
      let reason = failure.reason ?? .unconfirmed
      state.quarantine(record.digest, loaded.document, for: failure, in: surroundings)
      events.append(.quarantined(record.described(in: package), reason: reason))
      return object(.quarantined(reason), loaded)
    }
    guard isWhole(loaded) else { return object(.damaged, loaded) }
    return Candidate(record: record, loaded: loaded, objection: nil)
  }

  /// The release to open if every release has an objection: the embedded one even if it has failed, or one with a missing
  /// file. Never a release that is revoked, below `minVersion`, or for another app.
  private func lastResort(of candidates: [Candidate]) -> Candidate? {
    let left = candidates.filter { $0.loaded != nil }
    return left.last { $0.record.origin == .embedded && $0.objection != .damaged }
      ?? left.first { $0.objection == .damaged }
      ?? left.last { $0.record.origin == .embedded } ?? left.last
  }

  private func refusal(_ candidates: [Candidate]) -> PackageError {
    if candidates.contains(where: { $0.objection == .revoked || $0.objection == .belowMinimum }) {
      return PackageError(
        .revoked,
        "The publisher allows none of the installed releases of “\(package)”: update the package.")
    }
    return PackageStore.notInstalled(package)
  }

  private func adopt(
    _ chosen: Candidate, rejecting candidates: [Candidate], in state: inout PackageState
  ) {
    if !chosen.record.isSame(state.current) { state.current = chosen.record.settled }
    // A release of the last resort has no second chance to lose.
    if chosen.objection != nil { state.current?.attempts = [] }
    state.pending = nil
    let rejected = candidates.filter { $0.objection != nil && !$0.record.isSame(chosen.record) }
    state.good.removeAll { record in rejected.contains { $0.record.isSame(record) } }
  }
}
