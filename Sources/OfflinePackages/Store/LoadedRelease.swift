/// A release whose document was read.
struct LoadedRelease: Sendable {
  let document: ReleaseDocument
  let digest: PackageDigest
  let origin: ReleaseOrigin
  let objects: ObjectFolder

  /// A release at one place.
  struct Key: Hashable, Sendable {
    let digest: PackageDigest
    let place: String
  }

  var key: Key { Key(digest: digest, place: objects.path) }
}
