import Foundation

extension PackageStore {
  /// The newest root that the store trusts.
  func newestRoot(_ state: StoreState) -> TrustedRoot { keptRoot(state) ?? embeddedRoot }

  /// The root of the store's folder; `nil` if there is none, or its file is damaged.
  private func keptRoot(_ state: StoreState) -> TrustedRoot? {
    guard let record = state.root,
      let file = (try? Descriptor.reading(layout.root(record.version), flags: O_NOFOLLOW)).flatMap({
        $0
      }),
      let data = (try? file.contents(atMost: PackageDocumentType.root.largestFile)).flatMap({ $0 }),
      PackageDigest(of: data) == record.digest
    else { return nil }
    return try? TrustedRoot(embedded: data)
  }

  /// Takes the root of an app update, unless the store has a newer one.
  func adoptEmbeddedRoot(_ state: inout StoreState) throws(PackageError) {
    let digest = PackageDigest(of: embeddedRoot.file)
    guard state.embeddedRoot != digest else { return }
    let kept = keptRoot(state)
    if kept.map({ $0.document.version <= embeddedRoot.document.version }) ?? true {
      if let kept { state.resetFloors(from: kept.document, to: embeddedRoot.document) }
      try keep(embeddedRoot, in: &state)
    }
    state.embeddedRoot = digest
  }

  /// Writes a root to the store's folder, for who holds the state's lock.
  func keep(_ root: TrustedRoot, in state: inout StoreState) throws(PackageError) {
    let version = root.document.version
    try disk.replace(
      layout.root(version), with: root.file, by: layout.rootTemporary,
      (.rootCreate, .rootWrite, .rootSync, .rootRename))
    try disk.syncFolder(layout.roots)
    state.root = StoreState.RootRecord(version: version, digest: PackageDigest(of: root.file))
  }
}
