public import Foundation
import Locking

extension PackageStore {
  /// Registers the release that the app brings. A release that is newer than what is installed becomes current.
  ///
  /// Call this method at each start of the app, before a package is opened. The files are checked when they are used.
  ///
  /// - Parameter folder: A folder with `release.json` and `objects/<first 2 digits>/<sha256>`.
  /// - Throws: ``PackageError`` if the release is not signed by the app's root, cannot be read, or needs another
  ///   version of the app.
  public func embed(_ folder: URL) throws(PackageError) {
    var roots = [embeddedRoot]
    let state = try readState()
    roots.append(newestRoot(state))
    let embedded = try EmbeddedPackage(folder.standardizedFileURL.path, roots: roots)
    let document = embedded.document
    guard document.host.contains(options.hostVersion) else {
      throw PackageError(
        .incompatible,
        "The embedded release of “\(document.package)” is for versions \(document.host) of the app's interface, which has version \(options.hostVersion)."
      )
    }
    embeddedPackages.withLock { $0[document.package] = embedded }
    guard state.generation == 0 || state[document.package].embedded?.digest != embedded.digest
    else {
      return
    }
    do throws(PackageError) {
      try changeState { (state) throws(PackageError) in
        try adoptEmbeddedRoot(&state)
        adoptEmbedded(document.package, in: &state)
      }
    } catch {
      // On a full disk the release can still be opened.
      guard error.code == .noSpace else { throw error }
      report("An embedded release cannot be registered", error)
    }
  }

  /// Takes the registered release of the app into the state.
  func adoptEmbedded(_ package: PackageName, in state: inout StoreState) {
    guard let embedded = embeddedPackages.withLock({ $0[package] }),
      state[package].embedded?.digest != embedded.digest
    else { return }
    state[package].embed(
      ReleaseRecord(embedded.document, digest: embedded.digest, origin: .embedded))
  }
}

extension PackageState {
  /// Takes the release of an app update in the place of the one that the app brought before.
  mutating func embed(_ record: ReleaseRecord) {
    func isGone(_ other: ReleaseRecord) -> Bool {
      other.origin == .embedded && other.digest != record.digest
    }
    embedded = record
    good.removeAll(where: isGone)
    if let old = current, isGone(old) { current = nil }
    if let waiting = pending, waiting.version < record.version { pending = nil }
    if let running = current, running.version >= record.version { return }
    current = record
  }
}
