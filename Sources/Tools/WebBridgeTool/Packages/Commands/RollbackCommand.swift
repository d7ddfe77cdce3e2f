import ArgumentParser
import Foundation
import OfflinePackages
import PackagePublishing

/// `webbridge rollback`.
struct RollbackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rollback", abstract: "Gives all devices the files of an older release again.",
    discussion: """
      Devices go to no lower version. A rollback is therefore a new version that lists the files of \
      the older one, and devices that had it download nothing but the documents. A rollout ends. \
      Without --to, devices go back to what they had before the newest release. The output names the \
      release that is restored, and the command for the case that this one is bad too.

      EXAMPLES
        webbridge rollback --feed feed --keys keys
        webbridge rollback --feed feed --keys keys --to 12 --revoke
      """)

  @OptionGroup var feed: FeedOptions
  @OptionGroup var keys: KeyOptions
  @Option(help: ArgumentHelp("The version whose files devices get.", valueName: "n")) var to:
    UInt64?
  @Option(help: ArgumentHelp("What people call the new version.", valueName: "text"))
  var label: String?
  @Flag(help: "Also forbid devices to run the release that is replaced.") var revoke = false
  @OptionGroup var output: OutputOptions

  struct Result: Encodable {
    let from: UInt64
    let to: UInt64
    let new: UInt64
    let newSHA256: String
    let revoked: Bool
    /// The release whose files devices get again.
    let restored: PublishReport.Release
    /// The release to go back to if the restored one is bad too, and the command for it. `nil` if the feed has none.
    let older: PublishReport.Release?
    let olderCommand: [String]?
    let advice: String
    let published: PublishReport
  }

  func run() throws {
    var publisher = try feed.publisher(keys)
    let channel = try feed.channel(in: publisher)
    let rollback = try publisher.rollBack(channel, to: to, label: label, revoking: revoke)
    let written = try publisher.write()
    let published = try PublishReport(publisher, written, only: channel)
    let (old, target, new) = (
      rollback.from.document, rollback.to.document, rollback.new.document
    )
    let next = rollback.older.map { command(to: $0.document.version, in: channel) }
    let advice = Self.advice(on: target, rollback.older?.document, next)
    let result = Result(
      from: old.version, to: target.version, new: new.version,
      newSHA256: rollback.new.digest.hexadecimal, revoked: revoke,
      restored: .init(rollback.to.reference, label: target.label),
      older: rollback.older.map { .init($0.reference, label: $0.document.label) },
      olderCommand: next, advice: advice, published: published)
    try Report.print(json: output.json, result) {
      let cost = ReleaseComparison(from: target, to: new).bytes
      return """
        Restored version \(target.version) (\(target.label)), in the place of version \(old.version) (\(old.label)): version \(new.version) has its files.
        A device that still has the files of version \(target.version) downloads \(ByteCount.text(cost)), and a document of \(ByteCount.text(rollback.new.file.count)).
        \(revoke ? "Version \(old.version) is revoked: no device runs it any longer.\n" : "")\(published.text)
        \(advice)
        """
    }
  }

  private static func advice(
    on target: ReleaseDocument, _ older: ReleaseDocument?, _ command: [String]?
  ) -> String {
    guard let older, let command else {
      return
        "If version \(target.version) is bad too, publish a corrected release: the feed has no other files to go back to."
    }
    return
      "If version \(target.version) is bad too, go back to version \(older.version) (\(older.label)): \(command.map(\.shellWord).joined(separator: " "))"
  }

  /// Returns the command that restores another version of the same channel.
  private func command(to version: UInt64, in channel: Feed.Channel) -> [String] {
    var words = ["webbridge", "rollback", "--feed", feed.feed]
    for place in keys.keys { words += ["--keys", place] }
    if let root = keys.root { words += ["--root", root] }
    if feed.channel != "stable" { words += ["--channel", feed.channel] }
    if let package = feed.package { words += ["--package", package] }
    words += ["--to", "\(version)"]
    return revoke ? words + ["--revoke"] : words
  }
}

extension String {
  /// The text as one word of a shell.
  fileprivate var shellWord: String {
    let isPlain = !isEmpty && wholeMatch(of: /[A-Za-z0-9_.\/:@%+=,-]+/) != nil
    return isPlain ? self : "'\(replacing("'", with: #"'\''"#))'"
  }
}
