import Foundation
import OfflinePackages

extension PackageStore {
  /// Opens the store of this app in Application Support, and registers the release that the app brings.
  ///
  /// The folder `guide` of the bundle has the release as `webbridge pack` makes it, and the root, whose keys have signed
  /// the release. A release that an update has brought stays in use, unless the app brings a newer one.
  ///
  /// - Throws: `CocoaError` if the bundle has no such folder, `PackageError` if the release is not signed by the root, or
  ///   if the disk cannot be written.
  static func ofApp() async throws -> PackageStore {
    let guide = try Bundle.main.folder(named: "guide")
    // The store creates the folders, because a new app on iOS has no Application Support.
    let store = try PackageStore(
      at: .applicationSupportDirectory.appending(path: "packages"),
      root: Data(contentsOf: guide.appending(path: "root.json")))
    try store.embed(guide.appending(path: "release"))
    return store
  }
}
