import Disclosure
import Foundation
import OfflinePackages

/// The `Content-Security-Policy` that the files of a build need, and why: the usual policy, with what the documents and
/// scripts of the build use beside it.
struct PagePolicy {
  private(set) var policy = ContentSecurityPolicy.usual
  private(set) var report = PolicyReport()
  /// The inline scripts of each document, if all of them together would make the policy too long.
  private(set) var inlineScripts: [PackagePath: [PackageDigest]] = [:]
  /// Those of all documents, as sources.
  private var hashes: Set<String> = []
  /// The files that the documents name and the build lacks.
  private(set) var missing: MissingFiles
  /// The hosts that the scripts name.
  private var named = NamedHosts()

  /// Reads the files.
  ///
  /// - Parameters:
  ///   - type: Returns the media type of a path.
  ///   - extra: Sources by directives, which the person adds.
  /// - Throws: An error if a file cannot be read, or the policy is longer than a release allows.
  init(
    _ files: [(path: PackagePath, url: URL)], adding extra: [String: [String]],
    type: (PackagePath) -> String
  ) throws(PublishingError) {
    missing = MissingFiles(files.map(\.path))
    for file in files {
      let kind = type(file.path).prefix { $0 != ";" }.lowercased()
      switch kind {
      case "text/html", "application/xhtml+xml":
        var scan = DocumentScan(file.path)
        let tags = HTMLTokenizer.tags(
          of: Self.text(try Self.read(file.url)), isXML: kind.hasSuffix("xml"))
        scan.read(tags)
        add(scan.found, of: file.path)
        missing.read(tags, of: file.path)
      case "text/javascript", "application/javascript":
        add(ScriptScan.found(in: try Self.read(file.url), of: file.path), of: file.path)
      case "text/css":
        add(StyleScan.found(in: Self.text(try Self.read(file.url)), of: file.path), of: file.path)
      case "application/wasm":
        let place = PolicyReport.Place(file.path)
        add([.allow("script-src", "'wasm-unsafe-eval'", place, "WebAssembly")], of: file.path)
      default: break
      }
    }
    for (directive, sources) in extra.sorted(by: { $0.key < $1.key }) {
      for source in sources { policy.allow(source, for: directive) }
    }
    for entry in named.notes(policy) { note(entry.place, entry.reason) }
    dropWhatIsUseless()
    try addInlineScripts()
  }

  private static func read(_ url: URL) throws(PublishingError) -> Data {
    try Disk.read(url, atMost: ReleaseFile.largest)
  }

  /// The text of a document, which is UTF-8 unless a byte order mark says UTF-16.
  static func text(_ data: Data) -> String {
    let isUTF16 = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
    if isUTF16, let text = String(data: data, encoding: .utf16) { return text }
    return String(decoding: data, as: UTF8.self)
  }

  private mutating func add(_ found: [PolicyNeed], of path: PackagePath) {
    for need in found {
      switch need {
      case .note(let place, let reason): note(place, reason)
      case .name(let directive, let host, let place): named.add(directive, host, place)
      case .allow(let directive, let source, let place, let reason):
        guard !isAllowed(source, directive) else { continue }
        policy.allow(source, for: directive)
        report.allowed.append(.init(directive, source, place, reason))
      case .inlineScript(let digest, let place, let reason):
        let scripts = inlineScripts[path] ?? []
        if !scripts.contains(digest) { inlineScripts[path] = scripts + [digest] }
        let source = digest.sourceExpression
        if hashes.insert(source).inserted {
          report.allowed.append(.init("script-src", source, place, reason))
        }
      }
    }
  }

  private mutating func note(_ place: PolicyReport.Place, _ reason: String) {
    let note = PolicyReport.Note(place, reason)
    let isNew = !report.notes.contains { $0.place.path == place.path && $0.reason == reason }
    if isNew, report.notes.count < PolicyReport.mostEntries { report.notes.append(note) }
  }

  private func isAllowed(_ source: String, _ directive: String) -> Bool {
    let sources = policy.sources(of: directive)
    return sources.contains(source) || source.hasPrefix("https://") && sources.contains("https:")
  }

  /// A hash makes an engine ignore 'unsafe-inline', and 'unsafe-eval' includes WebAssembly.
  private mutating func dropWhatIsUseless() {
    let sources = policy.sources(of: "script-src")
    let allowsInline = sources.contains("'unsafe-inline'")
    let allowsEval = sources.contains("'unsafe-eval'")
    func isUseless(_ source: String) -> Bool {
      allowsInline && (source.hasPrefix("'sha256-") || source == "'unsafe-hashes'")
        || allowsEval && source == "'wasm-unsafe-eval'"
    }
    policy.remove(from: "script-src", where: isUseless)
    if allowsInline { (inlineScripts, hashes) = ([:], []) }
    report.allowed.removeAll { $0.directive == "script-src" && isUseless($0.source) }
    if allowsEval { report.notes.removeAll { $0.reason.hasPrefix(ScriptScan.evaluation) } }
  }

  /// Adds the hashes to the policy if it has room for all of them. Otherwise each document has its own.
  private mutating func addInlineScripts() throws(PublishingError) {
    let size = policy.text.utf8.count
    guard size <= ContentSecurityPolicy.mostBytes else {
      throw PublishingError(
        .input,
        "The policy of the pages would have \(size) bytes, and \(ContentSecurityPolicy.mostBytes) are allowed: name fewer hosts, or state the policy as \"csp\" in webbridge.json."
      )
    }
    let length = hashes.reduce(0) { $0 + $1.utf8.count + 1 }
    if size + length <= ContentSecurityPolicy.mostBytes - "; script-src 'self'".utf8.count {
      for entry in report.allowed where hashes.contains(entry.source) {
        policy.allow(entry.source, for: "script-src")
      }
      inlineScripts = [:]
      return
    }
    report.allowed.removeAll { hashes.contains($0.source) }
    for (path, scripts) in inlineScripts where scripts.count > ReleaseFile.mostInlineScripts {
      throw PublishingError(
        .input,
        "\(path.text.printable) has \(scripts.count) inline scripts and event handlers that differ, and \(ReleaseFile.mostInlineScripts) are allowed: move them to files, or allow all inline scripts by {\"csp\": {\"script-src\": [\"'unsafe-inline'\"]}} in webbridge.json."
      )
    }
  }
}

/// A need of a file for the policy: a source, the hash of an inline script, or a note.
enum PolicyNeed: Equatable {
  /// A source in a directive.
  case allow(String, String, PolicyReport.Place, String)
  /// The hash of the exact text of an inline script or event handler.
  case inlineScript(PackageDigest, PolicyReport.Place, String)
  case note(PolicyReport.Place, String)
  /// A directive and a host that a script names.
  case name(String, String, PolicyReport.Place)
}

/// The policies of the documents of a folder.
package struct DocumentPolicies: Sendable {
  /// The policy that all documents share.
  private let shared: String
  private var inlineScripts: [String: [PackageDigest]] = [:]

  package init(_ shared: String = ContentSecurityPolicy.usual.text) { self.shared = shared }

  init(_ pages: PagePolicy) {
    shared = pages.policy.text
    for (path, scripts) in pages.inlineScripts { inlineScripts[path.text] = scripts }
  }

  /// Returns the `Content-Security-Policy` of a file.
  package func text(of path: String) -> String {
    guard let scripts = inlineScripts[path] else { return shared }
    return ContentSecurityPolicy(shared).allowing(inlineScripts: scripts).text
  }
}
