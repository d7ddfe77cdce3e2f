extension PackageStore {
  /// The releases that the packages would open now, for a look at what they serve: nothing is counted and nothing changed.
  package func served() -> [ReleaseDocument] {
    guard let state = try? readState() else { return [] }
    return state.packages.compactMap { name, known in
      guard let package = PackageName(name) else { return nil }
      for record in [known.pending, known.current].compactMap({ $0 }) {
        if let loaded = (try? load(record, of: package)).flatMap({ $0 }) { return loaded.document }
      }
      return nil
    }
  }
}
