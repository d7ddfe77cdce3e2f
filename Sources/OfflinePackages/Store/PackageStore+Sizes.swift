extension PackageStore {
  /// The size of a release's files, in bytes; `nil` if the device no longer has the release.
  package func size(of release: InstalledRelease) -> Int? {
    guard let state = try? readState(),
      let record = state[release.package].records.first(where: { $0.digest == release.digest }),
      let loaded = try? load(record, of: release.package)
    else { return nil }
    return loaded.document.files.reduce(0) { $0 + $1.size }
  }
}
