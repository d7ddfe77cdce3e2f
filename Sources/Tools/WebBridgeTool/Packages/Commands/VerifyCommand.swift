import ArgumentParser
import Foundation
import OfflinePackages
import PackagePublishing

/// `webbridge verify`.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Checks every file of a feed, of a release or of an installed store.",
    discussion: """
      All findings are shown, each with its path. The command fails where there is a problem: something \
      that devices refuse or would miss. Of a store, the two slots of its state are compared with each \
      other and with the files that they name. With --root, signatures are checked by the root that your app \
      embeds; without it, by the oldest root of the folder itself.

      EXAMPLES
        webbridge verify feed --root keys/root/1.json
        webbridge verify release --root keys/root/1.json
        webbridge verify "~/Library/Application Support/Packages" --root root.json
      """)

  @Argument(help: "The folder of a feed, of a release or of a store.", completion: .directory)
  var folder: String
  @Option(
    help: ArgumentHelp("The root that the app embeds.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var root: String?
  @Flag(help: "Fail because of warnings, too.") var strict = false
  @OptionGroup var output: OutputOptions

  struct Result: Encodable {
    let kind: String
    let documents: Int
    let objects: Int
    let bytes: Int
    let findings: [Entry]

    struct Entry: Encodable {
      let severity: String
      let path: String
      let message: String
    }
  }

  func run() throws {
    let url = URL(fileURLWithPath: folder)
    let anchor = try root.map { path in
      let url = URL(fileURLWithPath: path)
      guard Disk.exists(url), !Disk.isFolder(url) else {
        throw PublishingError(
          .input, "There is no root at \(url.shown): name the file that the app embeds.")
      }
      return try Disk.read(url)
    }
    let bar = ProgressBar()
    let (kind, findings) = try check(url, anchor, bar)
    bar.end()
    let result = Result(
      kind: kind, documents: findings.documents, objects: findings.objects, bytes: findings.bytes,
      findings: findings.all.map {
        .init(severity: $0.severity.rawValue, path: $0.path, message: $0.message)
      })
    try Report.print(json: output.json, result) { text(result, findings) }
    if !findings.problems.isEmpty || strict && !findings.all.isEmpty {
      throw ExitCode(ExitStatus.checkFailed.rawValue)
    }
  }

  private func check(
    _ url: URL, _ anchor: Data?, _ bar: ProgressBar
  ) throws -> (String, Findings) {
    if BuiltRelease.isPresent(at: url) {
      return ("release", try ReleaseVerifier.verify(url, root: anchor, report: bar.show))
    }
    if StoreVerifier.isStore(url) {
      return ("store", try StoreVerifier.verify(url, root: anchor, report: bar.show))
    }
    let parts = ["root", "latest", "releases", "objects"]
    guard parts.contains(where: { Disk.exists(url.appendingPathComponent($0)) }) else {
      throw PublishingError(
        .input,
        Disk.isFolder(url)
          ? "\(url.shown) is neither a feed nor a release nor a store: name the folder that has root, release.json or state.0."
          : "There is no folder \(url.shown): name a feed, a release or a store.")
    }
    return ("feed", try FeedVerifier.verify(url, root: anchor, report: bar.show))
  }

  private func text(_ result: Result, _ findings: Findings) -> String {
    var lines = findings.all.map { "\($0.severity.rawValue): \($0.path): \($0.message)" }
    let problems = findings.problems.count
    let warnings = findings.all.count - problems
    lines.append(
      "Checked \(Count.text(result.documents, "document")) and \(Count.text(result.objects, "object")) of the \(result.kind), \(ByteCount.text(result.bytes)): \(problems == 0 ? "no problem" : Count.text(problems, "problem")), \(warnings == 0 ? "no warning" : Count.text(warnings, "warning"))."
    )
    return lines.joined(separator: "\n")
  }
}
