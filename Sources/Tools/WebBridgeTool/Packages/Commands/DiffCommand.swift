import ArgumentParser
import Foundation
import OfflinePackages
import PackagePublishing

/// `webbridge diff`.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says what changed between two releases, and what devices download.",
    discussion: """
      A release is named by its folder, by its document's file, or, with --feed, by its version. One \
      release alone is compared with what all devices of the feed's channel get.

      EXAMPLES
        webbridge diff release --feed feed
        webbridge diff 3 4 --feed feed
        webbridge diff old-release new-release --json
      """)

  @Argument(help: "The older release, or the only one.", completion: .file()) var old: String
  @Argument(help: "The newer release.", completion: .file()) var new: String?
  @Option(help: ArgumentHelp("The feed.", valueName: "folder"), completion: .directory)
  var feed: String?
  @Option(help: "The channel.") var channel = "stable"
  @Option(help: "The package, if the feed has more than one.") var package: String?
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if new == nil, feed == nil {
      throw ValidationError("Name two releases, or one and a feed with --feed.")
    }
  }

  func run() throws {
    let reference = try feed.map {
      try FeedReference(URL(fileURLWithPath: $0), package: package, channel: channel)
    }
    let first = try ReleaseSource(old, in: reference)
    let (before, after): (ReleaseSource, ReleaseSource)
    if let new {
      (before, after) = (first, try ReleaseSource(new, in: reference))
    } else if let reference {
      (before, after) = (try ReleaseSource(current: reference), first)
    } else {
      return
    }
    let report = ComparisonReport(
      from: before.document, to: after.document, documentSize: after.size)
    try Report.print(json: output.json, report) { report.text }
  }
}
