import Foundation

/// A release in a folder of the app.
struct EmbeddedPackage: Sendable {
  let document: ReleaseDocument
  let digest: PackageDigest
  let objects: ObjectFolder

  /// Reads the release of a folder, and checks its signatures by the first root that it is signed for. The files are
  /// checked when they are used.
  init(_ folder: String, roots: [TrustedRoot]) throws(PackageError) {
    let path = folder + "/release.json"
    guard let file = try Descriptor.reading(path),
      let data = try file.contents(atMost: PackageDocumentType.release.largestFile)
    else {
      throw PackageError(
        .notFound, "\(path) is missing or too large: pack the release into the app again.")
    }
    document = try Self.document(data, roots: roots[...])
    digest = PackageDigest(of: data)
    objects = ObjectFolder(path: folder + "/objects")
  }

  private static func document(
    _ data: Data, roots: ArraySlice<TrustedRoot>
  ) throws(PackageError) -> ReleaseDocument {
    guard let root = roots.first else {
      throw PackageError(.untrusted, "No root is there by which to check the embedded release.")
    }
    do throws(PackageError) {
      return try ReleaseDocument(payload: root.payload(of: data, type: .release))
    } catch {
      guard error.code == .untrusted, roots.count > 1 else { throw error }
      return try document(data, roots: roots.dropFirst())
    }
  }
}
