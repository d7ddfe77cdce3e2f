import OfflinePackages

extension OpenedRelease {
  /// Returns the file that a path of a URL means.
  func file(for path: PackageURLPath, wantsPage: Bool) -> ReleaseFile? {
    path.file(in: document, wantsPage: wantsPage, look: file(at:))
  }
}
