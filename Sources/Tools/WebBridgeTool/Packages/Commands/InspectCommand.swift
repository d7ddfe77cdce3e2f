import ArgumentParser
import FlyingFox
import Foundation
import InspectorServing
import OfflinePackages
import PackagePublishing

/// `webbridge inspect`.
struct InspectCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Shows what a document, a release, a feed or a recording says.",
    discussion: """
      Signatures are listed and not checked: “webbridge verify” checks.

      A recording of a bridge (.jsonl) is shown by a page in the browser, at the address that is printed. The \
      page goes on with the recording's file while the app writes it if you say --live. Only who has the whole \
      address sees it, and nobody else on the network reaches it. Ctrl-C ends it.

      EXAMPLES
        webbridge inspect release
        webbridge inspect feed
        webbridge inspect feed/latest/shop/stable.json
        webbridge inspect app.jsonl --live
      """)

  @Argument(
    help: "A signed document, the folder of a release, a feed, or a recording.",
    completion: .file())
  var path: String
  @Flag(help: "Show all files, and not only the largest ones.") var all = false
  @Flag(help: "Go on with a recording while the app writes it.") var live = false
  @Option(help: "The port of the page of a recording; 0 takes a free one.") var port: UInt16 = 0
  @OptionGroup var output: OutputOptions

  func run() async throws {
    let url = URL(fileURLWithPath: path)
    if url.pathExtension == "jsonl" { return try await showRecording(at: url) }
    if BuiltRelease.isPresent(at: url) {
      let built = try BuiltRelease(url)
      return try show(ReleaseReport(built), built.document)
    }
    if Disk.isFolder(url) { return try show(FeedReport(FeedReference(url).feed)) }
    guard Disk.exists(url) else {
      throw PublishingError(
        .input,
        "There is no \(url.shown): name a signed document, the folder of a release, or a feed.")
    }
    try showDocument(Disk.read(url), at: url)
  }

  private func showRecording(at url: URL) async throws {
    // A live recording may begin later than this program.
    guard live || Disk.exists(url) else {
      throw PublishingError(
        .input, "There is no \(url.shown): name a recording, or say --live to wait for one.")
    }
    let log = RequestLog(json: output.json)
    let server = InspectorServer(recording: { [live] in
      HTTPBodySequence(from: RecordingTail(file: url, isLive: live))
    })
    try await PortError.advised {
      try await server.run(port: port) { address in
        log.started("Showing \(url.shown) at \(address)", address)
      }
    }
  }

  private func showDocument(_ file: Data, at url: URL) throws {
    for type in PackageDocumentType.allCases {
      let envelope: Envelope
      do {
        envelope = try Envelope(file, expecting: type)
      } catch {
        if error.code == .wrongType { continue }
        throw PublishingError(.input, "\(url.shown): \(error.message)")
      }
      let signers = envelope.signatures.map(\.key.hexadecimal)
      switch type {
      case .root: return try show(RootReport(RootDocument(payload: envelope.payload), signers))
      case .latest:
        return try show(LatestReport(LatestDocument(payload: envelope.payload), signers))
      case .release:
        let source = try ReleaseSource(file: file, at: url)
        return try show(
          ReleaseReport(
            source.document, digest: source.digest, size: source.size, signers: signers),
          source.document)
      }
    }
    throw PublishingError(.input, "\(url.shown) is not a root, a “latest” or a release.")
  }

  private func show(_ report: ReleaseReport, _ document: ReleaseDocument) throws {
    try Report.print(json: output.json, report) {
      let lines = PolicyText.lines(on: document, limit: all ? nil : 25)
      return "\(report.text)\n\(lines)\(report.table(limit: all ? nil : 25))"
    }
  }

  private func show(_ report: some Encodable & CustomStringConvertible) throws {
    try Report.print(json: output.json, report) { report.description }
  }
}
