extension PackageStore {
  /// Opens the release to run: the pending one, or the current one, or where they failed, are revoked or damaged,
  /// the last good one, or the embedded one.
  ///
  /// The load is counted, and the count is on the disk, before this method returns.
  ///
  /// - Throws: ``PackageError`` with the code `notInstalled` where no release can be opened, or `revoked` where the
  ///   publisher allows none of them.
  public func open(_ package: String) throws(PackageError) -> OpenedRelease { throw .unbuilt }
}
