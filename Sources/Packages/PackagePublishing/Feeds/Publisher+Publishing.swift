package import OfflinePackages

extension Publisher {
  /// Adds a signed release, for all devices or for a part of them.
  ///
  /// - Parameter rollout: How many of 10,000 devices get the release; `nil` for all.
  package mutating func publish(
    _ built: BuiltRelease, to name: PackageName, rollout: Int? = nil
  ) throws(PublishingError) {
    let document = built.document
    let channel = Feed.Channel(document.package, name)
    try checkSignatures(of: built)
    let release = Feed.Release(file: built.file, document: document)
    if let latest = channels[channel] {
      try check(release, against: latest, rollout: rollout)
    } else if rollout != nil {
      throw PublishingError(
        .input,
        "\(channel) has no release yet: publish the first one to all devices, without --rollout.")
    }
    try addObjects(of: built)
    add(release)
    let latest = channels[channel]
    guard let rollout else {
      if let candidate = latest?.candidate, candidate.release.digest != release.digest {
        notes.append(
          "Version \(candidate.release.version), which \(Rollout.text(candidate.rollout)) of devices had, ends with this release."
        )
      }
      let first = LatestDocument(
        package: document.package, channel: name, sequence: 1, expires: now,
        release: release.reference)
      return set(
        latest?.with(release: release.reference, candidate: .some(nil)) ?? first, of: channel)
    }
    if let latest {
      let candidate = LatestDocument.Candidate(release: release.reference, rollout: rollout)
      set(latest.with(candidate: .some(candidate)), of: channel)
    }
  }

  private func checkSignatures(of built: BuiltRelease) throws(PublishingError) {
    do throws(PackageError) {
      _ = try chain.payload(of: built.file, type: .release)
    } catch {
      let signers = Set(built.envelope.signatures.map(\.key))
      // A signature of a stranger is refused, however many others there are.
      let isKnown = chain.document.roles[.release].map { signers.isSubset(of: $0.keys) } ?? false
      let shortage =
        isKnown ? chain.document.shortage(of: signers, as: .release, named: ring) : nil
      throw PublishingError(
        .check,
        "\(built.folder.shown): \(shortage ?? error.message) Sign it with “webbridge sign \(built.folder.shown) --keys KEYS”."
      )
    }
  }

  private func check(
    _ release: Feed.Release, against latest: LatestDocument, rollout: Int?
  ) throws(PublishingError) {
    let version = release.document.version
    guard !latest.revoked.contains(release.digest) else {
      throw PublishingError(.input, "Version \(version) is revoked: pack a new version.")
    }
    for other in [latest.release, latest.candidate?.release].compactMap({ $0 }) {
      if other.digest == release.digest {
        guard rollout == nil || other.digest != latest.release.digest else {
          throw PublishingError(
            .input, "All devices get version \(version) already: --rollout would take it away.")
        }
        continue
      }
      guard version > other.version else {
        throw PublishingError(
          .input,
          "Version \(version) is not above version \(other.version), which devices have, and which they do not go below: pack again with a higher --version."
        )
      }
    }
    guard version >= latest.minimumVersion else {
      throw PublishingError(
        .input,
        "Version \(version) is below the smallest version \(latest.minimumVersion) of \(latest.package)/\(latest.channel): pack again with a higher --version."
      )
    }
  }

  /// Checks that each object is in the folder of the release or in the feed.
  private mutating func addObjects(of built: BuiltRelease) throws(PublishingError) {
    for (digest, size) in built.document.objectSizes.sorted(by: { $0.key < $1.key }) {
      let source = built.url(of: digest)
      if try Disk.entry(at: source) == .file(size: size) {
        guard try FileReader.read(source).digest == digest else {
          throw PublishingError(
            .check, "\(source.shown) does not have the hash that is its name: pack again.")
        }
        change.objects.append((digest, source, size))
        continue
      }
      let place = feed.url(.object(digest))
      guard try Disk.entry(at: place) == .file(size: size),
        try FileReader.read(place).digest == digest
      else {
        throw PublishingError(
          .check, "The object \(source.shown) is missing or has another size: pack again.")
      }
    }
    for pack in built.document.packs {
      let source = built.url(of: pack)
      if Disk.exists(source) {
        change.packs.append((pack.digest, source, pack.size))
      } else if !Disk.exists(feed.url(.pack(pack.digest))) {
        throw PublishingError(.check, "The pack \(source.shown) is missing: pack again.")
      }
    }
  }

  private func candidate(
    of channel: Feed.Channel
  ) throws(PublishingError) -> (LatestDocument, LatestDocument.Candidate) {
    let latest = try latest(channel)
    guard let candidate = latest.candidate else {
      throw PublishingError(
        .input,
        "\(channel) has no rollout: begin one with “webbridge publish RELEASE --rollout 5%”.")
    }
    return (latest, candidate)
  }

  /// Changes how many devices get the candidate.
  package mutating func setRollout(
    _ rollout: Int, of channel: Feed.Channel
  ) throws(PublishingError) {
    let (latest, candidate) = try candidate(of: channel)
    if rollout < candidate.rollout {
      notes.append(
        "Devices that have version \(candidate.release.version) keep it: “webbridge rollback” takes it back."
      )
    }
    set(
      latest.with(
        candidate: .some(LatestDocument.Candidate(release: candidate.release, rollout: rollout))),
      of: channel)
  }

  /// Makes the candidate the release of all devices.
  package mutating func promote(_ channel: Feed.Channel) throws(PublishingError) {
    let (latest, candidate) = try candidate(of: channel)
    set(latest.with(release: candidate.release, candidate: .some(nil)), of: channel)
  }

  /// Ends a rollout. Devices that have the candidate keep it.
  package mutating func withdraw(_ channel: Feed.Channel) throws(PublishingError) {
    let (latest, candidate) = try candidate(of: channel)
    notes.append(
      "Devices that have version \(candidate.release.version) keep it: “webbridge rollback” takes it back."
    )
    set(latest.with(candidate: .some(nil)), of: channel)
  }

  /// Signs `latest` again, so that it does not expire.
  package mutating func renew(_ channel: Feed.Channel? = nil) throws(PublishingError) {
    if let channel {
      _ = try latest(channel)
      changed.insert(channel)
      return
    }
    guard !channels.isEmpty else {
      throw PublishingError(.input, "The feed has no channel to renew: publish a release first.")
    }
    changed.formUnion(channels.keys)
  }

  /// Sets the version below which devices run nothing.
  package mutating func setMinimumVersion(
    _ version: UInt64, of channel: Feed.Channel
  ) throws(PublishingError) {
    let latest = try latest(channel)
    guard version <= latest.release.version else {
      throw PublishingError(
        .input,
        "The smallest version \(version) is above version \(latest.release.version), which all devices get."
      )
    }
    guard version >= latest.minimumVersion else {
      throw PublishingError(
        .input,
        "The smallest version is \(latest.minimumVersion) and cannot become \(version), because devices keep the highest one."
      )
    }
    // Whoever is below the smallest version runs nothing, revoked or not.
    var revoked: [PackageDigest] = []
    for digest in latest.revoked {
      guard let release = try? release(digest), release.document.version < version else {
        revoked.append(digest)
        continue
      }
    }
    set(latest.with(minimumVersion: version, revoked: revoked), of: channel)
  }
}
