/// The versions that a device has accepted of one channel. The device accepts no older ones.
package struct Floor: Hashable, Sendable, Codable {
  /// The sequence number of the newest accepted `latest`; 0 after a rotation of its keys.
  package var sequence: UInt64 = 0
  /// The hash of the signed payload of that `latest`.
  package var latest: PackageDigest?
  /// The highest version that was installed; 0 after a rotation of the keys of releases.
  package var version: UInt64 = 0
  /// The hash of the release of that version.
  package var release: PackageDigest?
}
