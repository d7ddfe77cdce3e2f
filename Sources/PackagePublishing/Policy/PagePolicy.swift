import Crypto
import Foundation
import OfflinePackages

/// The `Content-Security-Policy` that the files of a build need, and why: the usual policy, with what the documents and
/// scripts of the build use beside it.
struct PagePolicy {
  private(set) var policy = ContentSecurityPolicy.usual
  private(set) var report = PolicyReport()
  /// How many sources each document needs, in the order in which the documents were read.
  private var hashes: [(path: PackagePath, count: Int)] = []
  /// What the documents name and the build lacks.
  private(set) var missing: MissingFiles

  /// Reads the files.
  ///
  /// - Parameters:
  ///   - type: Returns the media type of a path.
  ///   - extra: Sources by directives, which the person adds.
  /// - Throws: where a file cannot be read, or the policy is longer than a release allows.
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
    dropWhatIsUseless()
    try checkLength()
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
    var count = 0
    for need in found {
      switch need {
      case .note(let place, let reason): note(place, reason)
      case .allow(let directive, let source, let place, let reason):
        if source.hasPrefix("'sha256-") { count += 1 }
        guard !isAllowed(source, directive) else { continue }
        policy.allow(source, for: directive)
        report.allowed.append(.init(directive, source, place, reason))
      }
    }
    if count > 0 { hashes.append((path, count)) }
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
    report.allowed.removeAll { $0.directive == "script-src" && isUseless($0.source) }
    if allowsEval { report.notes.removeAll { $0.reason.hasPrefix(ScriptScan.evaluation) } }
  }

  private func checkLength() throws(PublishingError) {
    let size = policy.text.utf8.count
    guard size > ContentSecurityPolicy.mostBytes else { return }
    let most = hashes.sorted { $0.count > $1.count }
    let shown = most.prefix(5).map { "\($0.path.text.printable) (\($0.count))" }
    let more = most.count > shown.count ? " and \(most.count - shown.count) more" : ""
    let total = policy.sources(of: "script-src").count { $0.hasPrefix("'sha256-") }
    throw PublishingError(
      .input,
      "The policy of the pages would have \(size) bytes, and \(ContentSecurityPolicy.mostBytes) are allowed, because \(total) inline scripts differ: move the inline scripts of \(shown.joined(separator: ", "))\(more) to files, or allow all inline scripts by {\"csp\": {\"script-src\": [\"'unsafe-inline'\"]}} in webbridge.json."
    )
  }
}

/// What a file needs of the policy.
enum PolicyNeed: Equatable {
  case allow(String, String, PolicyReport.Place, String)
  case note(PolicyReport.Place, String)

  /// The source for the exact text of an inline script or handler.
  static func hash(of text: String) -> String {
    "'sha256-\(Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString())'"
  }
}
