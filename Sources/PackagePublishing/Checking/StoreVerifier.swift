package import Foundation
import OfflinePackages

/// Checks the folder of an installed store: what a device has on its disk.
///
/// The store may be in use. Files in `staging` and `leases` come and go, and are not checked.
package enum StoreVerifier {
  private static let slots = ["state.0", "state.1"]

  /// Whether a folder looks like one of a store.
  package static func isStore(_ url: URL) -> Bool {
    (slots + ["manifests"]).contains { Disk.exists(url.appendingPathComponent($0)) }
  }

  /// - Parameter root: The file of the root that the app embeds; `nil` trusts the store's oldest one.
  package static func verify(
    _ url: URL, root: Data? = nil, report: @escaping PublishingProgress.Report = { _ in }
  ) throws(PublishingError) -> Findings {
    var findings = Findings()
    var folder = try CheckedFolder(url, &findings)
    let roots = try RootCheck(&folder, in: "roots/", anchor: root, &findings)
    let objects = folder.checkObjects(&findings, report)
    for path in folder.paths(in: "manifests/") where path.hasSuffix(".json") {
      checkManifest(path, &folder, roots, objects, &findings)
    }
    checkSlots(&folder, &findings)
    for path in ["state.lock", "update.lock"] { folder.use(path) }
    for path in folder.paths(in: "staging/") + folder.paths(in: "leases/") { folder.use(path) }
    for path in folder.unused { findings.warning(path, "It is not a file of a store.") }
    return findings
  }

  private static func checkManifest(
    _ path: String, _ folder: inout CheckedFolder, _ roots: RootCheck,
    _ objects: [ContentDigest: Int],
    _ findings: inout Findings
  ) {
    guard let file = folder.read(path, &findings) else { return }
    let name = String(path.dropFirst("manifests/".count).dropLast(5))
    guard let digest = ContentDigest(hexadecimal: name), ContentDigest(of: file) == digest else {
      return findings.problem(path, "It does not have the hash that is its name.")
    }
    do {
      let payload: Data
      if roots.trusted.isEmpty {
        findings.warning(path, "Its signatures are not checked: name a root with --root.")
        payload = try Envelope(file, expecting: .release).payload
      } else {
        payload = try roots.payload(of: file, type: .release, allowsOlder: true)
      }
      let document = try ReleaseDocument(payload: payload)
      var seen: Set<ContentDigest> = []
      for file in document.files
      where objects[file.digest] != file.size && seen.insert(file.digest).inserted {
        let object = FeedPath.object(file.digest).text
        findings.problem(
          object,
          "It is \(folder.has(object) ? "damaged" : "missing"): version \(document.version) of \(document.package) has it as “\(file.path)”."
        )
      }
    } catch {
      findings.problem(path, error.message)
    }
  }

  /// A slot is a line with the hash of the rest, and JSON. One of the two may be damaged.
  private static func checkSlots(_ folder: inout CheckedFolder, _ findings: inout Findings) {
    var valid = 0
    for slot in slots where folder.has(slot) {
      guard let data = folder.read(slot, &findings) else { continue }
      let line = data.prefix { $0 != UInt8(ascii: "\n") }
      let rest = data.dropFirst(line.count + 1)
      let isValid =
        ContentDigest(hexadecimal: String(decoding: line, as: UTF8.self))
        == ContentDigest(of: Data(rest))
      if isValid {
        valid += 1
      } else {
        findings.warning(slot, "Its checksum is wrong: the store uses the other slot.")
      }
    }
    if valid == 0 {
      findings.problem(
        slots[0], "No slot of the state is valid: the store begins again from what the app embeds.")
    }
  }
}
