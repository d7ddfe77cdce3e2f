package import Foundation

extension UpdateSession {
  /// Checks package, channel, expiry and the floor of the sequence. Persists nothing.
  ///
  /// - Parameters:
  ///   - latest: The document.
  ///   - payload: Its signed bytes. They identify the document, because the bytes of its file change when a surplus
  ///     signature is left out.
  /// - Throws: ``PackageError`` with the code `wrongPackage`, `expired` or `downgrade`.
  package func check(_ latest: LatestDocument, payload: Data) throws(PackageError) {
    guard latest.package == package, latest.channel == channel else {
      throw PackageError(
        .wrongPackage,
        "`latest` is of “\(latest.package)”, channel “\(latest.channel)”, and not of “\(package)”, channel “\(channel)”."
      )
    }
    guard latest.expires > start else {
      throw PackageError(
        .expired, "`latest` of “\(package)” expired at \(latest.expires): publish a new one.")
    }
    let floor = try floor
    guard
      latest.sequence > floor.sequence
        || (latest.sequence == floor.sequence && floor.latest == PackageDigest(of: payload))
    else {
      throw PackageError(
        .downgrade,
        latest.sequence == floor.sequence
          ? "`latest` of “\(package)” has the number \(latest.sequence) of another one that was accepted."
          : "`latest` of “\(package)” has the number \(latest.sequence), and \(floor.sequence) was accepted."
      )
    }
  }

  /// Checks a release that `latest` names against the floor of versions, `minVersion`, revocations and quarantine.
  /// Persists nothing.
  ///
  /// - Throws: ``PackageError`` with the code `downgrade`, `revoked` or `quarantined`.
  package func check(
    _ reference: ReleaseReference, of latest: LatestDocument
  ) throws(PackageError) {
    guard reference.version >= latest.minimumVersion, !latest.revoked.contains(reference.digest)
    else {
      throw PackageError(
        .revoked, "Version \(reference.version) of “\(package)” is revoked by its publisher.")
    }
    try checkRelease(reference.version, reference.digest)
  }

  /// Checks that a release is not one that failed on this device, or one of the same content.
  ///
  /// - Throws: ``PackageError`` with the code `quarantined`.
  package func check(
    _ release: ReleaseDocument, _ digest: PackageDigest
  ) throws(PackageError) {
    try checkRelease(release.version, digest, release)
  }

  private func checkRelease(
    _ version: UInt64, _ digest: PackageDigest, _ document: ReleaseDocument? = nil
  ) throws(PackageError) {
    let known = try store.readState()[package]
    let floor = known.channels[channel.text]?.floor ?? Floor()
    guard version > floor.version || (version == floor.version && digest == floor.release ?? digest)
    else {
      throw PackageError(
        .downgrade,
        "Version \(version) of “\(package)” is older than version \(floor.version), which was installed, or has other files."
      )
    }
    // The feed has answered.
    let surroundings = store.surroundings(isOnline: true)
    if let quarantine = known.quarantine(of: digest, document, in: surroundings) {
      throw PackageError(
        .quarantined,
        "Version \(version) of “\(package)” failed on this device (\(quarantine.reason.rawValue)). The device tries it again from \(quarantine.end) on, or after endQuarantines(of:)."
      )
    }
  }

  /// Checks again, persists the floor, and applies revocations and `minVersion`.
  package func accept(_ latest: LatestDocument, payload: Data) throws(PackageError) {
    try checkIsOpen()
    try check(latest, payload: payload)
    var events: [PackageEvent] = []
    try store.changeState { (state) throws(PackageError) in
      var known = state[package]
      let before = known.revoked
      var entry = known.channels[channel.text] ?? ChannelState()
      (entry.floor.sequence, entry.floor.latest) = (latest.sequence, PackageDigest(of: payload))
      (entry.minimumVersion, entry.revoked) = (latest.minimumVersion, Set(latest.revoked))
      entry.expires = latest.expires.seconds
      known.channels[channel.text] = entry
      known.channel = channel.text
      var seen: Set<PackageDigest> = before
      for record in known.records
      where entry.revoked.contains(record.digest) && seen.insert(record.digest).inserted {
        events.append(.revoked(record.described(in: package)))
      }
      if let pending = known.pending,
        entry.revoked.contains(pending.digest) || pending.version < entry.minimumVersion
      {
        known.pending = nil
      }
      state[package] = known
    }
    for event in events { store.send(event) }
  }

  /// Returns the release that makes the download unnecessary: the same release without known damage, or a newer embedded
  /// one.
  package func upToDateRelease(
    for reference: ReleaseReference
  ) throws(PackageError) -> InstalledRelease? {
    let state = try store.readState()
    let known = state[package]
    for record in [known.pending, known.current].compactMap({ $0 }) {
      let isNewer = record.origin == .embedded && record.version > reference.version
      guard record.digest == reference.digest || isNewer,
        let loaded = try store.load(record, of: package),
        store.isWhole(loaded, suspects: state.suspects)
      else { continue }
      return record.described(in: package)
    }
    return nil
  }

  /// The file of an installed release's document, which need not be fetched again.
  package func releaseFile(_ digest: PackageDigest) -> Data? { store.manifest(digest) }
}
