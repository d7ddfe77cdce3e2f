import Disclosure
import Foundation
import OfflinePackages
import PackagePublishing

extension ReleaseReport {
  /// What the release says beside its files.
  var text: String {
    var table = TextTable([.left, .left])
    table.add("sha256", sha256)
    table.add("signed by", LatestReport.short(signedBy))
    table.add("entry", entry)
    if let fallback { table.add("fallback", fallback) }
    if let csp { table.add("csp", csp) }
    for line in headers.flatMap(\.lines) { table.add("headers", line) }
    if !serves.isEmpty { table.add("serves", serves.joined(separator: ", ")) }
    if hostMinimum > 0 || hostMaximum < DocumentValue.largestInteger {
      let end = hostMaximum < DocumentValue.largestInteger ? "to \(hostMaximum)" : "and later"
      table.add("host", "\(hostMinimum) \(end)")
    }
    for pack in packs {
      table.add(
        "pack", "\(pack.sha256.prefix(12))…, \(ByteCount.text(pack.size)), \(pack.objects) objects")
    }
    return "\(package) \(label), version \(version)\n\(table.text)"
  }
}

/// A `latest`, as commands show it.
struct LatestReport: Encodable, CustomStringConvertible {
  let package: String
  let channel: String
  let sequence: UInt64
  let expires: String
  let minimumVersion: UInt64
  let revoked: [String]
  let release: Reference
  let candidate: Reference?
  let rollout: String?
  let signedBy: [String]

  struct Reference: Encodable {
    let version: UInt64
    let length: Int
    let sha256: String

    init(_ reference: ReleaseReference) {
      (version, length) = (reference.version, reference.length)
      sha256 = reference.digest.hexadecimal
    }
  }

  init(_ latest: LatestDocument, _ signers: [String]) {
    (package, channel) = (latest.package.text, latest.channel.text)
    (sequence, expires) = (latest.sequence, latest.expires.description)
    (minimumVersion, revoked) = (latest.minimumVersion, latest.revoked.map(\.hexadecimal))
    release = Reference(latest.release)
    candidate = latest.candidate.map { Reference($0.release) }
    rollout = latest.candidate.map { Rollout.text($0.rollout) }
    signedBy = signers
  }

  static func short(_ signers: [String]) -> String {
    signers.isEmpty ? "nobody" : signers.map { "\($0.prefix(12))…" }.joined(separator: ", ")
  }

  var description: String {
    var table = TextTable([.left, .left])
    table.add("number", "\(sequence)")
    table.add("expires", expires)
    table.add("release", "version \(release.version), \(release.sha256.prefix(12))…")
    if let candidate, let rollout {
      table.add(
        "candidate", "version \(candidate.version), \(candidate.sha256.prefix(12))…, \(rollout)")
    }
    if minimumVersion > 0 { table.add("smallest", "version \(minimumVersion)") }
    for digest in revoked { table.add("revoked", "\(digest.prefix(12))…") }
    table.add("signed by", Self.short(signedBy))
    return "latest of \(package)/\(channel)\n\(table.text)"
  }
}

/// A root, as commands show it.
struct RootReport: Encodable, CustomStringConvertible {
  let version: UInt64
  let roles: [String: Entry]
  let signedBy: [String]

  struct Entry: Encodable {
    let threshold: Int
    let keys: [String]
  }

  init(_ root: RootDocument, _ signers: [String]) {
    version = root.version
    roles = Dictionary(
      uniqueKeysWithValues: root.roles.map { type, role in
        (
          type.rawValue,
          Entry(threshold: role.threshold, keys: role.keys.sorted().map(\.hexadecimal))
        )
      })
    signedBy = signers
  }

  var description: String {
    var table = TextTable([.left, .left, .left])
    for type in PackageDocumentType.allCases {
      guard let role = roles[type.rawValue] else { continue }
      table.add(
        type.rawValue, "\(role.threshold) of \(role.keys.count)", LatestReport.short(role.keys))
    }
    table.add("signed by", "", LatestReport.short(signedBy))
    return "root, version \(version)\n\(table.text)"
  }
}

/// A feed, as commands show it.
struct FeedReport: Encodable, CustomStringConvertible {
  let rootVersion: UInt64
  let channels: [LatestReport]
  let releases: [Release]

  struct Release: Encodable {
    let package: String
    let version: UInt64
    let label: String
    let files: Int
    let totalSize: Int
    let sha256: String
  }

  init(_ feed: Feed) throws {
    rootVersion = feed.chain?.document.version ?? 0
    var channels: [LatestReport] = []
    var releases: [Release] = []
    let all = try feed.channels()
    for channel in all {
      guard let (latest, file) = try feed.latest(channel) else { continue }
      let signers = try Envelope(file, expecting: .latest).signatures.map(\.key.hexadecimal)
      channels.append(LatestReport(latest, signers))
    }
    for package in Set(all.map(\.package)).sorted() {
      for release in try feed.releases(of: package) {
        let document = release.document
        releases.append(
          Release(
            package: package.text, version: document.version, label: document.label,
            files: document.files.count, totalSize: document.totalSize,
            sha256: release.digest.hexadecimal))
      }
    }
    (self.channels, self.releases) = (channels, releases)
  }

  var description: String {
    var table = TextTable([.left, .right, .left, .right, .right, .left])
    table.add("package", "version", "label", "files", "size", "sha256")
    for release in releases {
      table.add(
        release.package, "\(release.version)", release.label, "\(release.files)",
        ByteCount.text(release.totalSize), "\(release.sha256.prefix(12))…")
    }
    return
      (["feed with version \(rootVersion) of the root", table.text]
      + channels.map(\.description)).joined(separator: "\n")
  }
}

/// What a command says: text for people, or JSON for scripts.
enum Report {
  static func print(json isJSON: Bool, _ value: some Encodable, text: () -> String) throws {
    guard isJSON else { return try StandardOutput.write(text().printableLines(upTo: .max)) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try StandardOutput.write(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
