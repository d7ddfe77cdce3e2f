import Foundation
import Locking

extension PackageStore {
  /// Opens the release to run: the pending one, otherwise the current one. If both failed, are revoked or are damaged,
  /// opens the last confirmed one, or the embedded one.
  ///
  /// Before this method returns, it counts the load and writes the count to the disk. On a full disk, it cannot count,
  /// and prefers a release that was confirmed before to a new one.
  ///
  /// - Throws: ``PackageError`` with the code `notInstalled` if no release can be opened, or `revoked` if the
  ///   publisher allows none of them.
  public func open(_ package: String) throws(PackageError) -> OpenedRelease {
    let name = try Self.name(package)
    return try withStateLock { () throws(PackageError) in try openLocked(name) }
  }

  /// Opens the release that ``open(_:)`` would open, for files that anybody may ask for. Nothing is counted, and a pending
  /// release stays pending.
  package func openFiles(of package: String) throws(PackageError) -> OpenedRelease {
    let name = try Self.name(package)
    return try withStateLock { () throws(PackageError) in
      var state = try readLockedState()
      adoptEmbedded(name, in: &state)
      let choice = try choose(name, from: state[name], suspects: state.suspects)
      return uncounted(choice, UUID().uuidString.lowercased())
    }
  }

  private func openLocked(_ name: PackageName) throws(PackageError) -> OpenedRelease {
    let nonce = UUID().uuidString.lowercased()
    var events: [PackageEvent] = []
    var opening: ReleaseChoice?
    do throws(PackageError) {
      try changeLockedState { (state) throws(PackageError) in
        let result = try begin(name, nonce, in: &state, &events)
        opening = result
      }
    } catch {
      let isChosen = opening != nil
      opening = nil
      endLoad(nonce)
      guard isChosen, [.noSpace, .storage].contains(error.code) else { throw error }
      report("A load cannot be counted", error)
      return try openUncounted(name, nonce)
    }
    guard let opening else { throw Self.notInstalled(name) }
    for event in events { send(event) }
    send(.opened(opening.record.described(in: name)))
    return OpenedRelease(
      opening.loaded, nonce: nonce, isCounted: true, store: self)
  }

  private func begin(
    _ package: PackageName, _ nonce: String, in state: inout StoreState,
    _ events: inout [PackageEvent]
  ) throws(PackageError) -> ReleaseChoice {
    adoptEmbedded(package, in: &state)
    guard state.packages[package.text] != nil else { throw Self.notInstalled(package) }
    var chooser = chooser(of: package, suspects: state.suspects)
    let choice = try chooser.choose(from: &state[package])
    events = chooser.events
    lease(choice.record.digest, nonce)
    if var record = state[package].current {
      rules.begin(nonce, of: &record)
      state[package].current = record
    }
    return choice
  }

  private func openUncounted(
    _ package: PackageName, _ nonce: String
  ) throws(PackageError) -> OpenedRelease {
    var state = try readLockedState()
    adoptEmbedded(package, in: &state)
    var known = state[package]
    if let current = known.current, current.attempts.contains(where: { $0.nonce == nonce }),
      let loaded = try load(current, of: package)
    {
      // The state was written, and what failed was to bring it to the disk.
      lease(current.digest, nonce)
      return OpenedRelease(loaded, nonce: nonce, isCounted: true, store: self)
    }
    let isProven = [known.current, known.good.first].contains { $0?.isConfirmed == true }
    if isProven { known.pending = nil }
    if isProven, known.current?.isConfirmed == false { known.current = nil }
    let choice = try choose(package, from: known, suspects: state.suspects)
    send(.opened(choice.record.described(in: package)))
    return uncounted(choice, nonce)
  }

  /// Chooses a release, and leaves the state as it is.
  private func choose(
    _ package: PackageName, from known: PackageState, suspects: Set<PackageDigest>
  ) throws(PackageError) -> ReleaseChoice {
    var (known, chooser) = (known, chooser(of: package, suspects: suspects))
    return try chooser.choose(from: &known)
  }

  private func uncounted(_ choice: ReleaseChoice, _ nonce: String) -> OpenedRelease {
    lease(choice.record.digest, nonce)
    return OpenedRelease(choice.loaded, nonce: nonce, isCounted: false, store: self)
  }

  private func chooser(of package: PackageName, suspects: Set<PackageDigest>) -> ReleaseChooser {
    ReleaseChooser(
      package: package, hostVersion: options.hostVersion, rules: rules,
      in: surroundings(),
      load: { (record) throws(PackageError) in try self.load(record, of: package) },
      isWhole: { self.isWhole($0, suspects: suspects) })
  }

  var rules: HealthRules {
    HealthRules(limit: max(1, options.attempts)) { digest, attempt in
      self.openLoads.withLock { $0[attempt.nonce] != nil }
        || ReleaseLease.isHeld(
          self.layout.lease(digest, nonce: attempt.nonce), at: self.options.now())
    }
  }
}
