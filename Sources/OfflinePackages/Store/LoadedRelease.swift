/// A release whose document was read.
struct LoadedRelease: Sendable {
  let document: ReleaseDocument
  let digest: ContentDigest
  let origin: ReleaseOrigin
  let objects: ObjectFolder

  /// A release at one place.
  struct Key: Hashable, Sendable {
    let digest: ContentDigest
    let place: String
  }

  var key: Key { Key(digest: digest, place: objects.path) }
}
