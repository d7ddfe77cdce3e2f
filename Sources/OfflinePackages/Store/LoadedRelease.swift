/// A release whose document was read.
struct LoadedRelease: Sendable {
  let document: ReleaseDocument
  let digest: Digest
  let origin: ReleaseOrigin
  let objects: ObjectFolder
}
