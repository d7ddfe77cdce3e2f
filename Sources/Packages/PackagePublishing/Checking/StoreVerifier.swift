package import Foundation
import OfflinePackages

/// Checks the folder of an installed store: what a device has on its disk, and that the state and the files agree.
///
/// The store may be in use. Files in `staging` and `leases` come and go, and are not checked.
package struct StoreVerifier {
  private var folder: CheckedFolder
  private var findings = Findings()
  private let roots: RootCheck
  private let state: StateCheck
  private let report: PublishingProgress.Report

  /// Returns whether a folder looks like one of a store.
  package static func isStore(_ url: URL) -> Bool {
    (StateCheck.paths + ["manifests"]).contains { Disk.exists(url.appendingPathComponent($0)) }
  }

  /// - Parameter root: The file of the root that the app embeds; `nil` trusts the store's oldest one.
  package static func verify(
    _ url: URL, root: Data? = nil, report: @escaping PublishingProgress.Report = { _ in }
  ) throws(PublishingError) -> Findings {
    var verifier = try StoreVerifier(url, root, report)
    verifier.run()
    return verifier.findings
  }

  private init(
    _ url: URL, _ root: Data?, _ report: @escaping PublishingProgress.Report
  ) throws(PublishingError) {
    folder = try CheckedFolder(url, &findings)
    // A store keeps its newest root alone.
    roots = try RootCheck(&folder, in: "roots/", anchor: root, allowsGaps: true, &findings)
    state = StateCheck(&folder, &findings)
    self.report = report
  }

  private mutating func run() {
    let objects = folder.checkObjects(&findings, report)
    let releases = readReleases()
    state.check(releases, objects, in: folder, &findings)
    findLeftovers(releases, objects)
    for path in ["state.lock", "update.lock", "state.new", "root.new"] { folder.use(path) }
    for path in folder.paths(in: "staging/") + folder.paths(in: "leases/") { folder.use(path) }
    for path in folder.unused { findings.warning(path, "It is not a file of a store.") }
  }

  private mutating func readReleases() -> [PackageDigest: ReleaseDocument] {
    var releases: [PackageDigest: ReleaseDocument] = [:]
    for path in folder.paths(in: "manifests/") where path.hasSuffix(".json") {
      guard let file = folder.read(path, &findings) else { continue }
      let name = String(path.dropFirst("manifests/".count).dropLast(5))
      guard let digest = PackageDigest(hexadecimal: name), PackageDigest(of: file) == digest else {
        findings.problem(path, "It does not have the hash that is its name.")
        continue
      }
      do throws(PackageError) {
        checkSignatures(of: file, path)
        let payload = try Envelope(file, expecting: .release).payload
        releases[digest] = try ReleaseDocument(payload: payload)
      } catch {
        findings.problem(path, error.message)
      }
    }
    return releases
  }

  private mutating func checkSignatures(of file: Data, _ path: String) {
    guard !roots.trusted.isEmpty else {
      return findings.warning(path, "Its signatures are not checked: name a root with --root.")
    }
    do throws(PackageError) {
      _ = try roots.payload(of: file, type: .release, allowsOlder: true)
    } catch {
      guard error.code == .untrusted, !roots.isComplete else {
        return findings.problem(path, error.message)
      }
      findings.warning(
        path,
        "A root that is not there may have signed it. The store trusts its hash. \(error.message)")
    }
  }

  /// Says what no state needs, and the next collection removes.
  private mutating func findLeftovers(
    _ releases: [PackageDigest: ReleaseDocument], _ objects: [PackageDigest: Int]
  ) {
    let leased = folder.paths(in: "leases/").compactMap { path in
      PackageDigest(hexadecimal: String(path.dropFirst("leases/".count).prefix(64)))
    }
    let needed = state.installed.union(leased)
    for digest in releases.keys.sorted() where !needed.contains(digest) {
      findings.warning(
        "manifests/\(digest.hexadecimal).json",
        "No state names it: the next collection removes it, and what only it lists.")
    }
    let listed = Set(releases.values.flatMap { $0.files.map(\.digest) })
    for digest in objects.keys.sorted() where !listed.contains(digest) {
      findings.warning(
        FeedPath.object(digest).text, "No release lists it: the next collection removes it.")
    }
    for path in folder.paths(in: "roots/")
    where path != state.root.map({ "roots/\($0.version).json" }) {
      findings.warning(path, "The state does not name it: the next collection removes it.")
    }
  }
}
