import ArgumentParser
import Foundation
import OfflinePackages
import PackagePublishing

/// `webbridge inspect`.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Shows what a document, a release or a feed says.",
    discussion: """
      Signatures are listed and not checked: “webbridge verify” checks.

      EXAMPLES
        webbridge inspect release
        webbridge inspect feed
        webbridge inspect feed/latest/shop/stable.json
      """)

  @Argument(help: "A signed document, the folder of a release, or a feed.", completion: .file())
  var path: String
  @Flag(help: "Show all files, and not only the largest ones.") var all = false
  @OptionGroup var output: OutputOptions

  func run() throws {
    let url = URL(fileURLWithPath: path)
    if BuiltRelease.isPresent(at: url) {
      let built = try BuiltRelease(url)
      return try show(ReleaseReport(built))
    }
    if Disk.isFolder(url) { return try show(FeedReport(FeedReference(url).feed)) }
    guard Disk.exists(url) else {
      throw PublishingError(
        .input,
        "There is no \(url.shown): name a signed document, the folder of a release, or a feed.")
    }
    try showDocument(Disk.read(url), at: url)
  }

  private func showDocument(_ file: Data, at url: URL) throws {
    for type in DocumentType.allCases {
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
            source.document, digest: source.digest, size: source.size, signers: signers))
      }
    }
    throw PublishingError(.input, "\(url.shown) is not a root, a “latest” or a release.")
  }

  private func show(_ report: ReleaseReport) throws {
    try Report.print(json: output.json, report) {
      "\(report.text)\n\(report.table(limit: all ? nil : 25))"
    }
  }

  private func show(_ report: some Encodable & CustomStringConvertible) throws {
    try Report.print(json: output.json, report) { report.description }
  }
}
