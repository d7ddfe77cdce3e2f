import Disclosure
import OfflinePackages
import PackagePublishing
import SiteServing

/// A release, as commands show it.
struct ReleaseReport: Encodable {
  let package: String
  let version: UInt64
  let label: String
  let sha256: String
  let documentSize: Int
  let entry: String
  let fallback: String?
  let csp: String?
  let policy: Policy?
  let headers: [Headers]
  let serves: [String]
  let hostMinimum: UInt64
  let hostMaximum: UInt64
  let signedBy: [String]
  let totalSize: Int
  let objects: Int
  let files: [File]
  let packs: [Pack]

  struct File: Encodable {
    let path: String
    let size: Int
    let mediaType: String
    let priority: Int
    let sha256: String
    /// The hashes of the inline scripts that the policy of the document allows.
    let inlineScripts: [String]?
  }

  /// Why the policy allows what it allows.
  struct Policy: Encodable {
    let allowed: [Entry]
    let notes: [Entry]

    struct Entry: Encodable {
      var directive: String?
      var source: String?
      let path: String
      let line: UInt64
      let reason: String
    }

    init(_ report: PolicyReport) {
      allowed = report.allowed.map {
        Entry(
          directive: $0.directive, source: $0.source, path: $0.place.path.text,
          line: $0.place.line, reason: $0.reason)
      }
      notes = report.notes.map {
        Entry(path: $0.place.path.text, line: $0.place.line, reason: $0.reason)
      }
    }
  }

  /// The fields that responses have for some paths.
  struct Headers: Encodable {
    let path: String
    let fields: [String: String]

    init(_ headers: ResponseHeaders) { (path, fields) = (headers.path, headers.fields) }

    /// One line for each field.
    var lines: [String] {
      fields.sorted { $0.key < $1.key }.map { "\(path.printable) \($0.key): \($0.value)" }
    }
  }

  struct Pack: Encodable {
    let sha256: String
    let size: Int
    let objects: Int
  }

  init(_ document: ReleaseDocument, digest: PackageDigest, size: Int, signers: [String]) {
    (package, version, label) = (document.package.text, document.version, document.label)
    (sha256, documentSize, signedBy) = (digest.hexadecimal, size, signers)
    (entry, fallback) = (document.entry.text, document.fallback?.document.text)
    (csp, serves) = (document.contentSecurityPolicy, document.serves)
    policy = document.policyReport.map(Policy.init)
    headers = document.headers.map(Headers.init)
    (hostMinimum, hostMaximum) = (document.host.lowerBound, document.host.upperBound)
    (totalSize, objects) = (document.totalSize, document.objectSizes.count)
    files = document.files.map {
      File(
        path: $0.path.text, size: $0.size, mediaType: $0.mediaType, priority: $0.priority,
        sha256: $0.digest.hexadecimal,
        inlineScripts: $0.inlineScripts.isEmpty ? nil : $0.inlineScripts.map(\.hexadecimal))
    }
    packs = document.packs.map {
      Pack(sha256: $0.digest.hexadecimal, size: $0.size, objects: $0.objects.count)
    }
  }

  init(_ built: BuiltRelease) {
    self.init(
      built.document, digest: built.digest, size: built.file.count,
      signers: built.envelope.signatures.map(\.key.hexadecimal))
  }

  /// A table of the files, the largest ones first, and their sum.
  ///
  /// - Parameters:
  ///   - limit: How many files are shown; `nil` for all.
  ///   - change: A word on a file, such as `new`.
  func table(limit: Int?, change: (String) -> String = { _ in "" }) -> String {
    var table = TextTable([.right, .right, .left, .left])
    table.add("size", "share", "file", "")
    let sorted = files.sorted { ($1.size, $0.path) < ($0.size, $1.path) }
    let sum = files.reduce(0) { $0 + $1.size }
    for file in sorted.prefix(limit ?? sorted.count) {
      table.add(
        ByteCount.text(file.size), Self.percent(file.size, of: sum), file.path,
        change(file.path))
    }
    let rest = sorted.dropFirst(limit ?? sorted.count)
    if !rest.isEmpty {
      let size = rest.reduce(0) { $0 + $1.size }
      table.add(
        ByteCount.text(size), Self.percent(size, of: sum),
        "… \(Count.text(rest.count, "smaller file")): --all shows them", "")
    }
    table.add(
      ByteCount.text(sum), "",
      "total of \(Count.text(files.count, "file")), as a device stores them", "")
    return table.text + repeats(sum)
  }

  /// Files with the same bytes are one object.
  private func repeats(_ sum: Int) -> String {
    sum == totalSize
      ? ""
      : "\n  \(ByteCount.text(totalSize)) in \(Count.text(objects, "object")), because some files are the same"
  }

  private static func percent(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "" : "\((part * 100 + whole / 2) / whole)%"
  }
}
