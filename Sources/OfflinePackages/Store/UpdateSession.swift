package import Foundation

/// One update of one package. No other update of the store, in any process, runs at the same time.
///
/// Methods block on the disk. They may be called from any thread, but `advanceRoot`, `accept` and `commit` only one at
/// a time.
package final class UpdateSession: Sendable {
  package let package: PackageName
  package let channel: PackageName
  /// The identifier of the device for rollouts.
  package let device: String
  /// The time against which expiry is checked.
  package let start: Instant
  package let hostVersion: UInt64

  init(package: PackageName, channel: PackageName, device: String, start: Instant, hostVersion: UInt64) {
    (self.package, self.channel, self.device) = (package, channel, device)
    (self.start, self.hostVersion) = (start, hostVersion)
  }

  /// The newest root.
  package var root: TrustedRoot { get throws(PackageError) { throw .unbuilt } }
  /// What the device has accepted of the channel.
  package var floor: Floor { Floor() }
  /// What the device has of the package.
  package var status: PackageStatus { get throws(PackageError) { throw .unbuilt } }

  /// Persists the next root, and resets floors where its keys are others.
  package func advanceRoot(to root: TrustedRoot) throws(PackageError) { throw .unbuilt }

  /// Checks package, channel, expiry and the floor of the sequence. Persists nothing.
  package func check(_ latest: LatestDocument, file: Data) throws(PackageError) { throw .unbuilt }

  /// Checks a release that `latest` names against the floor of versions, `minVersion`, revocations and quarantine.
  /// Persists nothing.
  package func check(
    _ reference: ReleaseReference, of latest: LatestDocument
  ) throws(PackageError) { throw .unbuilt }

  /// Checks again, persists the floor, and applies revocations and `minVersion`.
  package func accept(_ latest: LatestDocument, file: Data) throws(PackageError) { throw .unbuilt }

  /// The installed release of a hash, if none of its files is known to be damaged: there is nothing to fetch.
  package func intactRelease(_ digest: Digest) throws(PackageError) -> InstalledRelease? { throw .unbuilt }

  /// The file of an installed release's document, which need not be fetched again.
  package func releaseFile(_ digest: Digest) -> Data? { nil }

  /// The objects of a release that have to be fetched. Hashes what is not known to be whole, and copies what an
  /// embedded package has.
  package func missingObjects(of release: ReleaseDocument) throws(PackageError) -> [Digest] { throw .unbuilt }

  /// Where the bytes of an object go. One object has one part at a time.
  package func stagedPart(for digest: Digest, size: Int) throws(PackageError) -> StagedPart { throw .unbuilt }

  /// Installs a release, all of whose objects are there. It becomes pending, or current where nothing is.
  package func commit(
    _ release: ReleaseDocument, file: Data
  ) throws(PackageError) -> InstalledRelease { throw .unbuilt }

  /// Removes what no release uses, as ``PackageStore/collectGarbage()`` does.
  package func collectGarbage() throws(PackageError) -> CollectedGarbage { throw .unbuilt }

  /// Ends the session, so that the next one can begin. The session's end of life does the same.
  package func end() {}
}

extension PackageStore {
  /// Begins an update, as soon as no other one is under way.
  ///
  /// - Throws: ``PackageError``, or `CancellationError` where the task is cancelled while it waits.
  package func beginUpdate(
    of package: PackageName, channel: PackageName
  ) async throws -> UpdateSession { throw PackageError.unbuilt }
}
