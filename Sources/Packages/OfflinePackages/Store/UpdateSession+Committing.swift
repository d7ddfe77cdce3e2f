package import Foundation
import Locking

extension UpdateSession {
  /// Installs a release whose objects are all in the store. The release becomes pending, or current if there is none.
  ///
  /// - Parameters:
  ///   - release: The release.
  ///   - file: The file of its document.
  /// - Throws: ``PackageError`` if the document is not signed, not one of the package, not allowed, or not whole.
  @discardableResult
  package func commit(
    _ release: ReleaseDocument, file: Data
  ) throws(PackageError) -> InstalledRelease {
    try checkIsOpen()
    let digest = PackageDigest(of: file)
    try check(release, file: file, digest)
    try store.disk.replace(
      store.layout.manifest(digest), with: file, by: store.layout.temporary(),
      (.manifestCreate, .manifestWrite, .manifestSync, .manifestRename))
    // The one sync between all files of the release and the state that names them.
    try store.disk.syncStore(store.layout.folder)
    let installed = try store.changeState { (state) throws(PackageError) -> InstalledRelease in
      state.suspects.subtract(release.files.map(\.digest))
      return state[package].install(release, digest, from: channel).described(in: package)
    }
    store.send(.installed(installed))
    cleanStaging()
    return installed
  }

  private func check(
    _ release: ReleaseDocument, file: Data, _ digest: PackageDigest
  ) throws(PackageError) {
    let signed = try ReleaseDocument(payload: root.payload(of: file, type: .release))
    guard signed == release else {
      throw PackageError(
        .mismatch, "The release of “\(package)” differs from the signed file that was fetched.")
    }
    guard release.package == package else {
      throw PackageError(
        .wrongPackage, "The release is of “\(release.package)”, and not of “\(package)”.")
    }
    guard release.host.contains(hostVersion) else {
      throw PackageError(
        .incompatible,
        "Version \(release.version) of “\(package)” is for versions \(release.host) of the app's interface, which has version \(hostVersion)."
      )
    }
    let known = try store.readState()[package]
    guard !known.revoked.contains(digest), release.version >= known.minimumVersion else {
      throw PackageError(
        .revoked, "Version \(release.version) of “\(package)” is revoked by its publisher.")
    }
    try self.check(release, digest)
    let present = facts.withLock { $0.present }
    for (object, size) in release.objectSizes {
      guard present.contains(object), store.objects.seemsToHave(object, size: size) else {
        throw PackageError(.mismatch, "The object \(object) of “\(package)” is missing.")
      }
    }
  }

  /// Removes what is left of interrupted downloads.
  private func cleanStaging() {
    let names = (try? StoreLayout.names(in: store.layout.staging)) ?? []
    for name in names where name.hasPrefix("\(package).") {
      try? store.disk.unlink("\(store.layout.staging)/\(name)", .partUnlink)
    }
  }
}

extension PackageState {
  fileprivate mutating func install(
    _ release: ReleaseDocument, _ digest: PackageDigest, from channel: PackageName
  ) -> ReleaseRecord {
    let record = ReleaseRecord(release, digest: digest, origin: .installed)
    var entry = channels[channel.text] ?? ChannelState()
    if release.version >= entry.floor.version {
      (entry.floor.version, entry.floor.release) = (release.version, digest)
    }
    channels[channel.text] = entry
    admit(digest)
    // A release that is there already was repaired: what is known of it stays.
    if let pending, pending.isSame(record) { return pending }
    if let current, current.isSame(record) {
      pending = nil
      return current
    }
    if current == nil {
      current = record
    } else {
      pending = record
    }
    return record
  }
}
