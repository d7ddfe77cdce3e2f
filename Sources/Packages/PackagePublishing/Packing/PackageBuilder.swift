import Disclosure
package import Foundation
package import OfflinePackages
import SiteServing

/// Makes a release of a folder.
package struct PackageBuilder: Sendable {
  private let folder: PackageFolder
  private let configuration: PackageConfiguration
  private let package: PackageName
  private let version: UInt64
  /// The policy that the pages need; `nil` if the configuration states one.
  private let pagePolicy: PagePolicy?
  private let missing: MissingFiles
  /// Files that no page needs.
  package var leftOut: [FileSelection.LeftOut] { folder.leftOut }

  /// Checks the folder and the configuration. Nothing is written.
  package init(
    _ url: URL, configuration: PackageConfiguration, version: UInt64
  ) throws(PublishingError) {
    guard let text = configuration.package else {
      throw PublishingError(
        .input,
        "The package has no name: write {\"package\": \"NAME\"} to \(url.appendingPathComponent(PackageConfiguration.fileName).shown), or add --package NAME."
      )
    }
    guard let package = PackageName(text) else {
      throw PublishingError(
        .input, "“\(text.printable)” cannot be the name of a package: use \(PackageName.rule).")
    }
    guard (1...DocumentValue.largestInteger).contains(version) else {
      throw PublishingError(
        .input, "\(version) cannot be a version: use 1 to \(DocumentValue.largestInteger).")
    }
    (self.package, self.configuration, self.version) = (package, configuration, version)
    folder = try PackageFolder(
      url, ignoring: configuration.ignore, includesHidden: configuration.hidden)
    pagePolicy =
      configuration.contentSecurityPolicy == nil
      ? try PagePolicy(of: folder, configuration) : nil
    if let pagePolicy {
      missing = pagePolicy.missing
    } else {
      missing = try Self.missingFiles(of: folder, configuration)
    }
    for pattern in Array(configuration.priorities.keys) + Array(configuration.mediaTypes.keys)
    where pattern.isNegated {
      throw PublishingError(
        .input,
        "“\(pattern.text.printable)” begins with “!”, which has a meaning in “ignore” alone: write “\\!” for a name that begins so."
      )
    }
    for (pattern, priority) in configuration.priorities where priority > 9 {
      throw PublishingError(
        .input, "The priority of “\(pattern.text.printable)” is \(priority): use 0 to 9.")
    }
    guard configuration.hostMinimum <= configuration.hostMaximum else {
      throw PublishingError(
        .input,
        "The host's smallest version \(configuration.hostMinimum) is above the largest one, \(configuration.hostMaximum)."
      )
    }
    for name in [configuration.entry, configuration.fallback?.document].compactMap({ $0 })
    where !folder.files.contains(where: { $0.path.text.utf8.elementsEqual(name.utf8) }) {
      throw PublishingError(
        .input,
        "\(url.shown) has no file “\(name.printable)”: name the start page with --entry, and the page of other views with --fallback."
      )
    }
  }

  /// Returns the policies that the documents of a folder would have in a release.
  package static func policies(
    of url: URL, _ configuration: PackageConfiguration
  ) throws(PublishingError) -> DocumentPolicies {
    if let policy = configuration.contentSecurityPolicy { return DocumentPolicies(policy) }
    let folder = try PackageFolder(
      url, ignoring: configuration.ignore, includesHidden: configuration.hidden)
    return DocumentPolicies(try PagePolicy(of: folder, configuration))
  }

  /// Probable mistakes, one sentence each.
  package var warnings: [String] {
    let paths = folder.files.map(\.path.text)
    func unused<Value>(_ values: [PathPattern: Value]) -> [PathPattern] {
      values.keys.filter { pattern in !paths.contains(where: pattern.matches) }
        .sorted { $0.text < $1.text }
    }
    return [
      ("ignore", folder.unusedPatterns), ("priorities", unused(configuration.priorities)),
      ("mediaTypes", unused(configuration.mediaTypes)),
    ].flatMap { member, patterns in
      patterns.map { "“\($0.text.printable)” in “\(member)” matches no file." }
    } + missing.warnings
  }

  private static func missingFiles(
    of folder: PackageFolder, _ configuration: PackageConfiguration
  ) throws(PublishingError) -> MissingFiles {
    var missing = MissingFiles(folder.files.map(\.path))
    for file in folder.files {
      let type = mediaType(of: file.path, configuration).prefix { $0 != ";" }.lowercased()
      guard ["text/html", "application/xhtml+xml"].contains(type) else { continue }
      let data = try Disk.read(file.url, atMost: ReleaseFile.largest)
      let tags = HTMLTokenizer.tags(of: PagePolicy.text(data), isXML: type.hasSuffix("xml"))
      missing.read(tags, of: file.path)
    }
    return missing
  }

  /// Writes the folder of the release. The folder comes into being as a whole, or not at all.
  ///
  /// - Parameters:
  ///   - output: The folder, which may have an earlier release and is replaced then.
  ///   - sign: Returns the envelope with the signatures of the keys at hand.
  package func build(
    to output: URL, report: PublishingProgress.Report = { _ in },
    sign: (Envelope) throws(PublishingError) -> Envelope = { envelope throws(PublishingError) in
      envelope
    }
  ) throws(PublishingError) -> BuiltRelease {
    try BuiltRelease.checkPlace(output, apartFrom: folder.url)
    let temporary = output.deletingLastPathComponent()
      .appendingPathComponent(".\(UUID().uuidString)\(NewFile.suffix)")
    try Disk.makeFolder(temporary)
    do {
      let document = try fill(temporary, report)
      let envelope = try sign(
        Envelope(type: .release, payload: document.payload, signatures: []))
      try NewFile.write(
        envelope.encoded(), to: temporary.appendingPathComponent(BuiltRelease.documentName))
      try BuiltRelease.replace(output, by: temporary)
    } catch {
      try? Disk.remove(temporary)
      throw error
    }
    return try BuiltRelease(output)
  }

  private func fill(
    _ temporary: URL, _ report: PublishingProgress.Report
  ) throws(PublishingError) -> ReleaseDocument {
    let total = folder.files.reduce(0) { $0 + $1.size }
    var done = 0
    var files: [ReleaseFile] = []
    for file in folder.files {
      let before = done
      let (digest, size) = try Self.copy(file.url, into: temporary) { size in
        done += size
        report(PublishingProgress("Hashing", done: done, of: max(total, done)))
      }
      guard size == file.size else {
        throw PublishingError(
          .input,
          "\(file.url.shown) changed from \(file.size) to \(size) bytes while it was read: pack again when the build has ended."
        )
      }
      done = before + size
      files.append(try releaseFile(file.path, digest, size))
    }
    let packs = configuration.packs ? [try pack(files, in: temporary)] : []
    return try document(files, packs)
  }

  /// Copies a file under the name of its hash.
  private static func copy(
    _ source: URL, into folder: URL, progress: (Int) -> Void
  ) throws(PublishingError) -> (PackageDigest, Int) {
    let scratch = folder.appendingPathComponent("object")
    let copy = try NewFile(scratch)
    let (digest, size) = try FileReader.read(source) { (piece) throws(PublishingError) in
      try copy.append(piece)
      progress(piece.count)
    }
    try copy.finish(syncing: false)
    let place = folder.appendingPathComponent(FeedPath.object(digest).text)
    try Disk.makeFolder(place.deletingLastPathComponent())
    try Disk.rename(scratch, to: place)
    return (digest, size)
  }

  private func pack(
    _ files: [ReleaseFile], in folder: URL
  ) throws(PublishingError) -> ReleasePack {
    var objects: [PackageDigest] = []
    var seen: Set<PackageDigest> = []
    for file in files.sorted(by: { $0.priority > $1.priority })
    where seen.insert(file.digest).inserted { objects.append(file.digest) }
    let scratch = folder.appendingPathComponent("pack")
    let copy = try NewFile(scratch)
    var hasher = DigestHasher()
    var size = 0
    for object in objects {
      try FileReader.read(folder.appendingPathComponent(FeedPath.object(object).text)) {
        (piece) throws(PublishingError) in
        hasher.update(piece)
        size += piece.count
        try copy.append(piece)
      }
    }
    try copy.finish(syncing: false)
    let digest = hasher.finish()
    let place = folder.appendingPathComponent(FeedPath.pack(digest).text)
    try Disk.makeFolder(place.deletingLastPathComponent())
    try Disk.rename(scratch, to: place)
    return ReleasePack(digest: digest, objects: objects, size: size)
  }

  private func releaseFile(
    _ path: PackagePath, _ digest: PackageDigest, _ size: Int
  ) throws(PublishingError) -> ReleaseFile {
    let type = Self.mediaType(of: path, configuration)
    let priority =
      Self.longest(configuration.priorities, path).map(Int.init)
      ?? self.priority(path, MediaType.ofFile(named: path.text))
    do {
      var file = try ReleaseFile(
        path: path, digest: digest, size: size, mediaType: type, priority: priority)
      file.inlineScripts = pagePolicy?.inlineScripts[path] ?? []
      return file
    } catch {
      throw PublishingError(.input, error.message)
    }
  }

  fileprivate static func mediaType(
    of path: PackagePath, _ configuration: PackageConfiguration
  ) -> String {
    longest(configuration.mediaTypes, path) ?? MediaType.ofFile(named: path.text)
  }

  private static func longest<Value>(
    _ values: [PathPattern: Value], _ path: PackagePath
  ) -> Value? {
    values.filter { $0.key.matches(path.text) }
      .max {
        ($0.key.text.utf8.count, $0.key.text) < ($1.key.text.utf8.count, $1.key.text)
      }?.value
  }

  /// Returns the priority of a file: a page needs files of high priority first.
  private func priority(_ path: PackagePath, _ type: String) -> Int {
    if path.text == configuration.entry { return 9 }
    if path.text.hasSuffix(".map") { return 1 }
    switch type.prefix(while: { $0 != ";" }) {
    case "text/html": return 8
    case "text/css", "text/javascript", "application/wasm": return 7
    case let type where type.hasPrefix("image/") || type.hasPrefix("font/"): return 4
    case let type where type.hasPrefix("video/") || type.hasPrefix("audio/"): return 2
    default: return 5
    }
  }

  private func document(
    _ files: [ReleaseFile], _ packs: [ReleasePack]
  ) throws(PublishingError) -> ReleaseDocument {
    do {
      return try ReleaseDocument(
        package: package, version: version, label: configuration.label ?? "\(version)",
        host: configuration.hostMinimum...configuration.hostMaximum,
        entry: PackagePath(configuration.entry),
        fallback: configuration.fallback.map { (fallback) throws(PackageError) in
          ReleaseDocument.Fallback(
            document: try PackagePath(fallback.document), exclude: fallback.exclude)
        },
        contentSecurityPolicy: configuration.contentSecurityPolicy ?? pagePolicy?.policy.text,
        policyReport: pagePolicy?.report, headers: configuration.headers,
        serves: configuration.serves,
        files: files, packs: packs)
    } catch {
      throw PublishingError(.input, error.message)
    }
  }
}

extension PagePolicy {
  fileprivate init(
    of folder: PackageFolder, _ configuration: PackageConfiguration
  ) throws(PublishingError) {
    try self.init(
      folder.files.map { ($0.path, $0.url) }, adding: configuration.policySources
    ) { path in
      PackageBuilder.mediaType(of: path, configuration)
    }
  }
}
