/// A release whose document was read.
struct LoadedRelease: Sendable {
  let document: ReleaseDocument
  let digest: Digest
  let origin: ReleaseOrigin
  let objects: ObjectFolder

  /// A release at one place.
  struct Key: Hashable, Sendable {
    let digest: Digest
    let place: String
  }

  var key: Key { Key(digest: digest, place: objects.path) }
}
