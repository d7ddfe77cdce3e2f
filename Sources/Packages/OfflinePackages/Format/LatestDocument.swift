package import Foundation

/// The document of the releases that the devices of one channel run. It expires within days, so that an attacker who
/// serves an old one can hold devices back for no longer.
public struct LatestDocument: Equatable, Sendable {
  /// The package.
  public let package: PackageName
  /// The channel, such as `stable`.
  public let channel: PackageName
  /// A number that rises with every `latest` of the channel.
  public let sequence: UInt64
  /// When a device stops to install by this document.
  public let expires: PackageInstant
  /// Devices run no version below this one.
  public let minimumVersion: UInt64
  /// Releases that no device may run, by the hashes of their documents.
  public let revoked: [PackageDigest]
  /// The release of every device that does not run the candidate.
  public let release: ReleaseReference
  /// The release of a part of the devices.
  public let candidate: Candidate?

  /// A release that a part of the devices gets.
  public struct Candidate: Hashable, Sendable {
    /// The release.
    public let release: ReleaseReference
    /// The number of devices of 10,000 that get the release, by ``PackageRolloutBucket``.
    public let rollout: Int

    /// Creates a candidate.
    public init(release: ReleaseReference, rollout: Int) {
      (self.release, self.rollout) = (release, rollout)
    }
  }

  /// The maximum number of revoked releases of a document.
  package static let mostRevoked = 256

  package init(
    package: PackageName, channel: PackageName, sequence: UInt64, expires: PackageInstant,
    minimumVersion: UInt64 = 0, revoked: [PackageDigest] = [], release: ReleaseReference,
    candidate: Candidate? = nil
  ) {
    (self.package, self.channel, self.sequence) = (package, channel, sequence)
    (self.expires, self.minimumVersion, self.revoked) = (expires, minimumVersion, revoked)
    (self.release, self.candidate) = (release, candidate)
  }

  package init(payload: Data) throws(PackageError) {
    let fields = try DocumentFields(DocumentParser.parse(payload), at: "latest")
    try Specification.check(fields)
    package = try fields.packageName("package")
    channel = try fields.packageName("channel")
    sequence = try fields.integer("seq", in: 1...DocumentValue.largestInteger)
    expires = try fields.instant("expires")
    minimumVersion = try fields.integer("minVersion", in: 0...DocumentValue.largestInteger)
    revoked = try fields.digests("revoked", atMost: Self.mostRevoked)
    release = try ReleaseReference(fields.object("release"))
    guard fields.has("candidate") else {
      candidate = nil
      return
    }
    let entry = try fields.object("candidate")
    candidate = Candidate(
      release: try ReleaseReference(entry),
      rollout: Int(try entry.integer("rollout", in: 0...UInt64(PackageRolloutBucket.count))))
  }

  package var payload: Data {
    var members: [(String, DocumentWriter.Value)] = [
      ("spec", .integer(Specification.version)), ("package", .string(package.text)),
      ("channel", .string(channel.text)), ("seq", .integer(sequence)),
      ("expires", .string(expires.description)), ("minVersion", .integer(minimumVersion)),
      ("revoked", .array(revoked.map { .string($0.hexadecimal) })),
      ("release", .object(release.members)),
    ]
    if let candidate {
      members.append(
        (
          "candidate",
          .object(
            candidate.release.members + [("rollout", .integer(UInt64(clamping: candidate.rollout)))]
          )
        ))
    }
    return DocumentWriter.write(.object(members))
  }
}

extension LatestDocument {
  /// Returns the release that a device runs: the candidate if the device is in its rollout.
  func choice(for device: String) -> ReleaseReference {
    guard let candidate,
      PackageRolloutBucket(device: device, release: candidate.release.digest).isWithin(
        candidate.rollout)
    else { return release }
    return candidate.release
  }
}
