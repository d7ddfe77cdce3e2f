package import Foundation
package import SiteServing

/// The files of one version of a package, and how they are served.
public struct ReleaseDocument: Equatable, Sendable {
  /// The package.
  public let package: PackageName
  /// A number that rises with every release of the package.
  public let version: UInt64
  /// The name of the version for people, such as `2.4.1`.
  public let label: String
  /// The versions of the app's interface that the pages can use.
  public let host: ClosedRange<UInt64>
  /// The document of the package's URL without a path.
  public let entry: PackagePath
  /// The document for paths of a single-page app's views.
  public let fallback: Fallback?
  /// The `Content-Security-Policy` of the documents; `nil` for the default one.
  public let contentSecurityPolicy: String?
  /// The reasons of the policy's allowances, if `webbridge pack` made the policy.
  package let policyReport: PolicyReport?
  /// The fields that responses have beside those of the server, for each path.
  package let headers: [ResponseHeaders]
  /// The `https` URLs whose pages the package serves, each ending with a slash.
  public let serves: [String]
  /// The files, each path once.
  public let files: [ReleaseFile]
  /// Packs for first installations.
  public let packs: [ReleasePack]

  /// The document for paths that no file has.
  public struct Fallback: Hashable, Sendable {
    /// The document.
    public let document: PackagePath
    /// Beginnings of paths for which there is no fallback, such as `api/`.
    public let exclude: [String]

    /// Creates a fallback.
    public init(document: PackagePath, exclude: [String] = []) {
      (self.document, self.exclude) = (document, exclude)
    }
  }

  /// The number of bytes of all objects, each counted once.
  public var totalSize: Int { objectSizes.values.reduce(0, +) }

  /// The sizes of the objects, by their hashes.
  public var objectSizes: [PackageDigest: Int] {
    Dictionary(files.map { ($0.digest, $0.size) }) { first, _ in first }
  }

  /// The `Content-Security-Policy` of a document among the files.
  package func policy(of file: ReleaseFile) -> String {
    let text = contentSecurityPolicy ?? ContentSecurityPolicy.usual.text
    return file.inlineScripts.isEmpty
      ? text : ContentSecurityPolicy(text).allowing(inlineScripts: file.inlineScripts).text
  }

  /// The maximum number of files of a release.
  package static let mostFiles = 65_536
  /// The maximum number of packs of a release.
  static let mostPacks = 16
  /// The maximum number of bytes of all objects of a release.
  static let largestTotal = 4 << 30

  package init(
    package: PackageName, version: UInt64, label: String,
    host: ClosedRange<UInt64> = 0...DocumentValue.largestInteger, entry: PackagePath,
    fallback: Fallback? = nil, contentSecurityPolicy: String? = nil,
    policyReport: PolicyReport? = nil, headers: [ResponseHeaders] = [], serves: [String] = [],
    files: [ReleaseFile], packs: [ReleasePack] = []
  ) throws(PackageError) {
    (self.package, self.version, self.label, self.host) = (package, version, label, host)
    (self.entry, self.fallback, self.serves) = (entry, fallback, serves)
    (self.contentSecurityPolicy, self.files, self.packs) = (contentSecurityPolicy, files, packs)
    (self.policyReport, self.headers) = (policyReport, headers)
    try checkFiles()
    try checkServing()
  }

  package init(payload: Data) throws(PackageError) {
    let fields = try DocumentFields(DocumentParser.parse(payload), at: "release")
    try Specification.check(fields, upTo: Specification.withInlineScripts)
    let host = try fields.object("host")
    let lowest = try host.integer("min", in: 0...DocumentValue.largestInteger)
    var fallback: Fallback?
    if fields.has("fallback") {
      let entry = try fields.object("fallback")
      fallback = Fallback(
        document: try entry.path("document"),
        exclude: try entry.strings("exclude", atMost: 64))
    }
    var files: [ReleaseFile] = []
    for (index, element) in try fields.elements("files", atMost: Self.mostFiles).enumerated() {
      files.append(try ReleaseFile(DocumentFields(element, at: "release.files[\(index)]")))
    }
    let sizes = Dictionary(files.map { ($0.digest, $0.size) }) { first, _ in first }
    var packs: [ReleasePack] = []
    for (index, element) in try fields.elements("packs", atMost: Self.mostPacks).enumerated() {
      let entry = try DocumentFields(element, at: "release.packs[\(index)]")
      let objects = try entry.digests("objects", atMost: Self.mostFiles)
      packs.append(
        ReleasePack(
          digest: try entry.digest("sha256"), objects: objects,
          size: objects.reduce(0) { $0 + (sizes[$1] ?? 0) }))
    }
    var headers: [ResponseHeaders] = []
    let rules = try fields.elements("headers", atMost: ResponseHeaders.mostRules, isOptional: true)
    for (index, element) in rules.enumerated() {
      headers.append(
        try ResponseHeaders(DocumentFields(element, at: "release.headers[\(index)]")))
    }
    try self.init(
      package: fields.packageName("package"),
      version: fields.integer("version", in: 1...DocumentValue.largestInteger),
      label: fields.string("label", bytes: 1...128),
      host: lowest...host.integer("max", in: lowest...DocumentValue.largestInteger),
      entry: fields.path("entry"), fallback: fallback,
      contentSecurityPolicy: fields.has("csp") ? fields.string("csp") : nil,
      policyReport: fields.has("policy") ? PolicyReport(fields.object("policy")) : nil,
      headers: headers,
      serves: fields.strings("serves", atMost: 16), files: files, packs: packs)
  }
}

/// A file of the feed that has the bytes of many objects, one after the other, so that a first installation needs
/// one request.
public struct ReleasePack: Hashable, Sendable {
  /// The hash of the pack's bytes, by which it is named.
  public let digest: PackageDigest
  /// The objects, in their order.
  public let objects: [PackageDigest]
  /// The number of the pack's bytes: the sum of its objects' sizes.
  public let size: Int

  /// Creates a pack.
  public init(digest: PackageDigest, objects: [PackageDigest], size: Int) {
    (self.digest, self.objects, self.size) = (digest, objects, size)
  }
}
