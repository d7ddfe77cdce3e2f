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
      Without --to, devices go back to what they had before the newest release.

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
    let result = Result(
      from: old.version, to: target.version, new: new.version,
      newSHA256: rollback.new.digest.hexadecimal, revoked: revoke, published: published)
    try Report.print(json: output.json, result) {
      let cost = ReleaseComparison(from: target, to: new).bytes
      return """
        Version \(new.version) has the files of version \(target.version) (\(target.label)), in the place of version \(old.version) (\(old.label)).
        A device that still has the files of version \(target.version) downloads \(ByteCount.text(cost)), and a document of \(ByteCount.text(rollback.new.file.count)).
        \(revoke ? "Version \(old.version) is revoked: no device runs it any longer.\n" : "")\(published.text)
        """
    }
  }
}
