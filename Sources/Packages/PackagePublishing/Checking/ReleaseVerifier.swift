package import Foundation
import OfflinePackages

/// Checks the folder of a release, as an app embeds it.
package enum ReleaseVerifier {
  /// - Parameter root: The file of the root that the app embeds; `nil` leaves signatures unchecked, and says so.
  package static func verify(
    _ url: URL, root: Data? = nil, report: @escaping PublishingProgress.Report = { _ in }
  ) throws(PublishingError) -> Findings {
    var findings = Findings()
    var folder = try CheckedFolder(url, &findings)
    let name = BuiltRelease.documentName
    guard let file = folder.read(name, &findings) else { return findings }
    let objects = folder.checkObjects(&findings, report)
    do {
      let document: ReleaseDocument
      if let root {
        let root = try TrustedRoot(embedded: root)
        document = try ReleaseDocument(payload: root.payload(of: file, type: .release))
      } else {
        findings.warning(name, "Its signatures are not checked: name a root with --root.")
        document = try ReleaseDocument(payload: Envelope(file, expecting: .release).payload)
      }
      for file in document.files where objects[file.digest] != file.size {
        let path = FeedPath.object(file.digest).text
        findings.problem(
          path,
          folder.has(path)
            ? "It is damaged: the release has it as “\(file.path)”."
            : "It is missing: the release has it as “\(file.path)”.")
      }
      for pack in document.packs {
        let path = FeedPath.pack(pack.digest).text
        folder.use(path)
        // An app has no use for a pack, because it has the objects.
        guard folder.has(path) else { continue }
        if try FileReader.read(folder.url(path)).digest != pack.digest {
          findings.problem(path, "It does not have the hash that is its name: pack again.")
        }
      }
    } catch let error as PublishingError {
      findings.problem(name, error.message)
    } catch {
      findings.problem(name, (error as? PackageError)?.message ?? "\(error)")
    }
    for path in folder.unused { findings.warning(path, "It is not a file of a release.") }
    return findings
  }
}
