package import OfflinePackages

/// The changes from one release to another one, and the download of a device that has the older one.
package struct ReleaseComparison: Equatable, Sendable {
  package struct Change: Equatable, Sendable {
    package let path: PackagePath
    /// The sizes before and after; `nil` if there is no such file.
    package let before: Int?
    package let after: Int?

    package var kind: Kind { before == nil ? .added : after == nil ? .removed : .changed }
  }

  package enum Kind: String, Sendable {
    case added, removed, changed
  }

  /// The changes, in the order of their paths.
  package let changes: [Change]
  /// The number of files that are the same.
  package let unchanged: Int
  /// The changes of the document besides its files, such as `entry`.
  package let settings: [String]
  /// The objects that a device fetches, and their bytes.
  package let objects: [PackageDigest]
  package let bytes: Int

  /// - Parameter old: The older release; `nil` compares with nothing.
  package init(from old: ReleaseDocument?, to new: ReleaseDocument) {
    let before = Dictionary((old?.files ?? []).map { ($0.path, $0) }) { first, _ in first }
    let after = Dictionary(new.files.map { ($0.path, $0) }) { first, _ in first }
    var changes: [Change] = []
    var unchanged = 0
    for path in Set(before.keys).union(after.keys).sorted() {
      let (one, two) = (before[path], after[path])
      guard one?.digest != two?.digest || one?.mediaType != two?.mediaType else {
        unchanged += 1
        continue
      }
      changes.append(Change(path: path, before: one?.size, after: two?.size))
    }
    (self.changes, self.unchanged) = (changes, unchanged)
    settings = old.map { Self.settings(from: $0, to: new) } ?? []
    let present = Set((old?.objectSizes ?? [:]).keys)
    let sizes = new.objectSizes.filter { !present.contains($0.key) }
    objects = sizes.keys.sorted()
    bytes = sizes.values.reduce(0, +)
  }

  package func count(_ kind: Kind) -> Int { changes.count { $0.kind == kind } }

  private static func settings(
    from old: ReleaseDocument, to new: ReleaseDocument
  ) -> [String] {
    var names: [String] = []
    if old.entry != new.entry { names.append("entry") }
    if old.fallback != new.fallback { names.append("fallback") }
    if old.contentSecurityPolicy != new.contentSecurityPolicy { names.append("csp") }
    if old.hasInlineScripts != new.hasInlineScripts { names.append("inlineScripts") }
    if old.headers != new.headers { names.append("headers") }
    if old.serves != new.serves { names.append("serves") }
    if old.host != new.host { names.append("host") }
    return names
  }
}
