import ArgumentParser
import Disclosure
import Foundation
import OfflinePackages
import PackagePublishing

/// `webbridge pack`.
struct PackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pack", abstract: "Makes a release of a folder that a bundler wrote.",
    discussion: """
      The release is a folder of its own, which “webbridge publish” puts into a feed, and which an app \
      can embed once it is signed. The same files give the same release, byte for byte.

      What the release says beside its files stands in webbridge.json, in the folder or beside it; \
      options of the command line win:

        { "package": "shop", "label": "2.4.1", "entry": "index.html",
          "fallback": { "document": "index.html", "exclude": ["api/"] },
          "csp": "default-src 'self'", "serves": ["https://shop.example.com/"],
          "host": { "min": 3, "max": 9 }, "priorities": { "*.js": 8, "images/": 1 },
          "mediaTypes": { "*.data": "application/x-data" }, "ignore": ["*.map"],
          "hidden": false, "packs": true }

      Patterns have the rules of .gitignore. Source maps, .env files and hidden files are packed only where \
      “ignore” has a pattern such as "!*.map" for them. Declarations (*.d.ts) and hidden files that no page \
      needs (.nojekyll, .DS_Store, …) are left out.

      Where “csp” states no policy, pack makes the one that the pages need: hashes of inline scripts and \
      handlers, WebAssembly, hosts that the HTML names. An object adds sources to it:

        "csp": { "script-src": ["'unsafe-eval'"], "frame-src": ["https://video.example"] }

      Sizes are those of the files as they are: a device fetches, stores and checks these bytes.

      EXAMPLES
        webbridge pack dist --package shop --feed feed --out release --keys keys
        webbridge pack dist --version 12 --label 2.4.1 --ignore '*.map'
      """)

  @Argument(help: "The folder with the pages.", completion: .directory) var folder: String
  @Option(
    help: ArgumentHelp(
      "The folder for the release. An earlier release in it is replaced.", valueName: "folder"),
    completion: .directory)
  var out = "release"
  @Option(
    help: ArgumentHelp("The feed, to count versions by and to compare with.", valueName: "folder"),
    completion: .directory)
  var feed: String?
  @Option(help: "The channel of the feed to compare with.") var channel = "stable"
  @Option(
    help: ArgumentHelp("The release's version, instead of the feed's next one.", valueName: "n"))
  var version: UInt64?
  @OptionGroup var settings: PackageOptions
  @OptionGroup var keys: KeyOptions
  @Flag(help: "Show all files, and not only the largest ones.") var all = false
  @OptionGroup var output: OutputOptions

  struct Result: Encodable {
    let folder: String
    let release: ReleaseReport
    let changes: ComparisonReport
    let missingSignatures: String?
    let leftOut: [String]
    let warnings: [String]
  }

  func validate() throws {
    if feed == nil, version == nil {
      throw ValidationError(
        "Say which version this is with --version N, or name the feed with --feed FOLDER.")
    }
  }

  func run() throws {
    let source = URL(fileURLWithPath: folder)
    let configuration = try settings.configuration(for: source)
    let feed = try feed.map { try Feed(URL(fileURLWithPath: $0)) }
    let package = configuration.package.flatMap { PackageName($0) }
    let version = try version ?? nextVersion(in: feed, package)
    let builder = try PackageBuilder(source, configuration: configuration, version: version)
    let ring = try keys.ring()
    let root = try keys.chain(ring) ?? feed?.chain
    if !keys.keys.isEmpty, root == nil {
      throw PublishingError(
        .input, "There is no root that says which keys sign releases: name its folder with --root.")
    }
    let signers = ring.keys(of: root?.document.roles[.release])
    let bar = ProgressBar()
    let built = try builder.build(to: URL(fileURLWithPath: out), report: bar.show) {
      (envelope) throws(PublishingError) in try envelope.signed(by: signers)
    }
    bar.end()
    let previous = try previous(in: feed, package, below: version)
    let changes = ComparisonReport(
      from: previous, to: built.document, documentSize: built.file.count)
    try say(built, changes, ring, root, builder)
  }

  private func nextVersion(in feed: Feed?, _ package: PackageName?) throws -> UInt64 {
    guard let feed, let package else { return 1 }
    return try Publisher.nextVersion(after: feed.headers(of: package))
  }

  /// What devices of the channel have, or the newest release.
  private func previous(
    in feed: Feed?, _ package: PackageName?, below version: UInt64
  ) throws -> ReleaseDocument? {
    guard let feed, let package else { return nil }
    if let latest = try feed.latest(Feed.Channel(package, Names.channel(channel))) {
      return try feed.release(latest.document.release.digest).document
    }
    let header = try feed.headers(of: package).last { $0.version < version }
    return try header.map { try feed.release($0.digest).document }
  }

  private func say(
    _ built: BuiltRelease, _ changes: ComparisonReport, _ ring: KeyRing, _ root: RootChain?,
    _ builder: PackageBuilder
  ) throws {
    let signers = built.envelope.signatures.map(\.key)
    let missing = root?.document.shortage(
      of: Set(signers), as: .release, named: ring)
    let result = Result(
      folder: built.folder.shown, release: ReleaseReport(built), changes: changes,
      missingSignatures: missing, leftOut: builder.leftOut.flatMap(\.paths),
      warnings: builder.warnings)
    try Report.print(json: output.json, result) {
      let document = built.document
      let packs = document.packs.map {
        "\nThe pack for first installations has \(ByteCount.text($0.size)) and comes in 1 request."
      }.joined()
      let names = signers.map { ring.name(of: $0) ?? $0.short }.joined(separator: ", ")
      let signed = signers.isEmpty ? "It is not signed." : "It is signed by \(names)."
      let policy = PolicyText.lines(on: document, limit: all ? nil : 10)
      let isReady = !signers.isEmpty && missing == nil
      let rest = isReady ? nil : "Sign it with “webbridge sign \(built.folder.shown) --keys KEYS”."
      let next = [signed, missing, rest].compactMap { $0 }.joined(separator: "\n")
      return """
        Packed \(document.package) \(document.label), version \(document.version), in \(built.folder.shown)
        \(result.release.table(limit: all ? nil : 25, change: changes.word))
        \(policy)\(notes(builder))\(changes.summary)\(packs)
        \(next)
        """
    }
  }

  /// Lines on what is left out, and warnings.
  private func notes(_ builder: PackageBuilder) -> String {
    let leftOut = builder.leftOut.map { group in
      let shown = group.paths.prefix(3).map(\.printable)
      let more = group.paths.count - shown.count
      let names = (more > 0 ? shown + ["\(more) more"] : shown).joined(separator: ", ")
      return switch group.kind {
      case .hidden: "Left out, because no page needs it: \(names)"
      case .declarations:
        "Left out, because “!*.d.ts” is not in “ignore”: the declarations \(names)"
      }
    }
    return (leftOut + builder.warnings.map { "warning: \($0)" }).map { $0 + "\n" }.joined()
  }
}
