package import Foundation
package import OfflinePackages

/// Checks every file of a feed.
package struct FeedVerifier {
  private var folder: CheckedFolder
  private var findings = Findings()
  private let roots: RootCheck
  private let now: PackageInstant
  private let report: PublishingProgress.Report

  /// - Parameter root: The file of the root that the app embeds; `nil` trusts the feed's first one.
  package static func verify(
    _ url: URL, root: Data? = nil, now: PackageInstant = PackageInstant(Date()),
    report: @escaping PublishingProgress.Report = { _ in }
  ) throws(PublishingError) -> Findings {
    var verifier = try FeedVerifier(url, root, now, report)
    verifier.run()
    return verifier.findings
  }

  private init(
    _ url: URL, _ root: Data?, _ now: PackageInstant, _ report: @escaping PublishingProgress.Report
  ) throws(PublishingError) {
    folder = try CheckedFolder(url, &findings)
    roots = try RootCheck(&folder, in: "root/", anchor: root, &findings)
    (self.now, self.report) = (now, report)
    if roots.trusted.isEmpty { findings.problem("root/1.json", "The feed has no root.") }
  }

  private mutating func run() {
    let objects = folder.checkObjects(&findings, report)
    let releases = checkReleases(objects)
    checkPacks(releases)
    let channels = folder.paths(in: "latest/")
    for path in channels { checkLatest(path, releases) }
    if channels.isEmpty {
      findings.warning("latest", "The feed has no channel: publish a release.")
    }
    let listed = Set(releases.values.flatMap { $0.document.files.map(\.digest) })
    for digest in objects.keys.sorted() where !listed.contains(digest) {
      findings.warning(
        FeedPath.object(digest).text, "No release lists it: it may be removed.")
    }
    for path in folder.unused {
      findings.warning(
        path,
        folder.isUnfinished(path)
          ? "It is left over from an interrupted command: remove it."
          : "It is not a file of a feed: remove it.")
    }
  }

  private struct Release {
    let document: ReleaseDocument
    let length: Int
    /// The reason why the newest root does not trust the release; `nil` if it does.
    let distrust: String?
    /// The number of missing or damaged objects.
    let missing: Int
  }

  private mutating func checkReleases(_ objects: [PackageDigest: Int]) -> [PackageDigest: Release] {
    var releases: [PackageDigest: Release] = [:]
    for path in folder.paths(in: "releases/") {
      guard path.hasSuffix(".json"),
        let digest = PackageDigest(hexadecimal: String(path.dropFirst(9).dropLast(5)))
      else { continue }
      guard let file = folder.read(path, &findings) else { continue }
      guard PackageDigest(of: file) == digest else {
        findings.problem(
          path, "It has the hash \(PackageDigest(of: file).short)…: restore the file.")
        continue
      }
      do {
        let payload = try roots.payload(of: file, type: .release, allowsOlder: true)
        let document = try ReleaseDocument(payload: payload)
        var distrust: String?
        do {
          _ = try roots.payload(of: file, type: .release, allowsOlder: false)
        } catch { distrust = error.message }
        let missing = checkFiles(of: document, path, objects)
        releases[digest] = Release(
          document: document, length: file.count, distrust: distrust, missing: missing)
      } catch {
        findings.problem(path, error.message)
      }
    }
    return releases
  }

  /// Says which objects of a release are not there, with the path that pages would miss.
  private mutating func checkFiles(
    of document: ReleaseDocument, _ path: String, _ objects: [PackageDigest: Int]
  ) -> Int {
    var missing = 0
    var seen: Set<PackageDigest> = []
    for file in document.files where seen.insert(file.digest).inserted {
      guard objects[file.digest] != file.size else { continue }
      missing += 1
      let object = FeedPath.object(file.digest).text
      // A damaged object was found already, with the hash that it has.
      if !folder.has(object) {
        findings.problem(
          object,
          "It is missing: version \(document.version) of \(document.package) has it as “\(file.path)”."
        )
      } else if let size = objects[file.digest] {
        findings.problem(
          path, "“\(file.path)” is stated to have \(file.size) bytes, and its object has \(size).")
      }
    }
    return missing
  }

  private mutating func checkPacks(_ releases: [PackageDigest: Release]) {
    let packs = Dictionary(
      releases.values.flatMap { release in release.document.packs.map { ($0.digest, release) } }
    ) { first, _ in first }
    for (digest, release) in packs.sorted(by: { $0.key < $1.key })
    where !folder.has(FeedPath.pack(digest).text) {
      findings.problem(
        FeedPath.pack(digest).text,
        "It is missing: version \(release.document.version) of \(release.document.package) lists it."
      )
    }
    for path in folder.paths(in: "packs/") {
      guard let digest = PackageDigest(hexadecimal: String(path.dropFirst(6))) else { continue }
      folder.use(path)
      if packs[digest] == nil {
        findings.warning(path, "No release lists it: it may be removed.")
      }
      checkPack(path, digest, packs[digest]?.document)
    }
  }

  /// A pack has to have the hash that is its name, and the bytes of its objects in their order.
  private mutating func checkPack(
    _ path: String, _ digest: PackageDigest, _ document: ReleaseDocument?
  ) {
    let pack = document?.packs.first { $0.digest == digest }
    let sizes = document?.objectSizes ?? [:]
    var expected = (pack?.objects ?? [])[...]
    var hasher = DigestHasher()
    var left = expected.first.flatMap { sizes[$0] } ?? 0
    var wrong: PackageDigest?
    do {
      let (actual, size) = try FileReader.read(folder.url(path)) { piece in
        var piece = piece[...]
        while let object = expected.first, !piece.isEmpty || left == 0 {
          let part = piece.prefix(left)
          hasher.update(part)
          left -= part.count
          piece = piece.dropFirst(part.count)
          guard left == 0 else { continue }
          if hasher.finish() != object, wrong == nil { wrong = object }
          expected = expected.dropFirst()
          hasher = DigestHasher()
          left = expected.first.flatMap { sizes[$0] } ?? 0
        }
      }
      findings.objects += 1
      findings.bytes += size
      if actual != digest {
        findings.problem(
          path, "Its \(size) bytes have the hash \(actual.short)…: restore the file.")
      } else if let pack, wrong != nil || size != pack.size {
        findings.problem(
          path, "It does not have the bytes of the objects that its release lists: pack again.")
      }
    } catch {
      findings.problem(path, error.message)
    }
  }

  private mutating func checkLatest(_ path: String, _ releases: [PackageDigest: Release]) {
    let names = path.split(separator: "/")
    guard names.count == 3, path.hasSuffix(".json"), let package = PackageName(String(names[1])),
      let channel = PackageName(String(names[2].dropLast(5)))
    else { return }
    guard let file = folder.read(path, &findings) else { return }
    let latest: LatestDocument
    do {
      latest = try LatestDocument(
        payload: roots.payload(of: file, type: .latest, allowsOlder: false))
    } catch {
      return findings.problem(path, error.message)
    }
    guard latest.package == package, latest.channel == channel else {
      return findings.problem(
        path, "It is of \(latest.package)/\(latest.channel), and devices refuse it here.")
    }
    let left = latest.expires.seconds - now.seconds
    if left <= 0 {
      findings.problem(
        path, "It expired at \(latest.expires): renew it with “webbridge publish --renew”.")
    } else if left < 2 * 86_400 {
      findings.warning(
        path, "It expires at \(latest.expires): renew it with “webbridge publish --renew”.")
    }
    check(latest.release, "release", of: latest, path, releases)
    if let candidate = latest.candidate {
      check(candidate.release, "candidate", of: latest, path, releases)
    }
  }

  private mutating func check(
    _ reference: ReleaseReference, _ role: String, of latest: LatestDocument, _ path: String,
    _ releases: [PackageDigest: Release]
  ) {
    let name = FeedPath.release(reference.digest).text
    guard folder.has(name) else {
      return findings.problem(
        name, "It is missing: \(path) names it as its \(role), version \(reference.version).")
    }
    // What is wrong with the file itself was found already.
    guard let release = releases[reference.digest] else { return }
    let document = release.document
    if let distrust = release.distrust { findings.problem(name, distrust) }
    if document.package != latest.package || document.version != reference.version
      || release.length != reference.length
    {
      findings.problem(
        path,
        "Its \(role) is stated as version \(reference.version) of \(latest.package) with \(reference.length) bytes, and the document is version \(document.version) of \(document.package) with \(release.length)."
      )
    }
    if release.missing > 0 {
      findings.problem(
        path, "Its \(role), version \(reference.version), lacks \(release.missing) objects.")
    }
    if latest.revoked.contains(reference.digest) || reference.version < latest.minimumVersion {
      findings.problem(
        path, "Its \(role), version \(reference.version), is revoked or below the smallest version."
      )
    }
  }
}
