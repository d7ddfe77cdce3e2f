import ArgumentParser
import Foundation
import OfflinePackages
import PackagePublishing

/// `webbridge revoke`.
struct RevokeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "revoke", abstract: "Forbids devices to run a release.",
    discussion: """
      Devices that run the release go back to their last good one, once they have read the new \
      “latest”. What all devices get cannot be revoked: “webbridge rollback --revoke” replaces it, too.

      EXAMPLES
        webbridge revoke 14 --feed feed --keys keys
        webbridge revoke --min-version 12 --feed feed --keys keys
      """)

  @Argument(help: ArgumentHelp("The version to revoke.", valueName: "version")) var version: UInt64?
  @OptionGroup var feed: FeedOptions
  @OptionGroup var keys: KeyOptions
  @Option(help: ArgumentHelp("Revoke all versions below this one.", valueName: "n"))
  var minVersion: UInt64?
  @Flag(help: "Revoke in all channels of the package.") var allChannels = false
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard (version == nil) != (minVersion == nil) else {
      throw ValidationError(
        "Name the version to revoke, or the smallest one to keep with --min-version.")
    }
    if minVersion != nil, allChannels {
      throw ValidationError("--min-version holds for one channel: leave out --all-channels.")
    }
  }

  func run() throws {
    var publisher = try feed.publisher(keys)
    let channel = try feed.channel(in: publisher)
    if let minVersion { try publisher.setMinimumVersion(minVersion, of: channel) }
    if let version {
      for release in try publisher.releases(of: channel.package, version: version) {
        _ = try publisher.revoke(release, in: allChannels ? nil : [channel.name])
      }
    }
    let written = try publisher.write()
    let report = try PublishReport(publisher, written, only: allChannels ? nil : channel)
    try Report.print(json: output.json, report) { report.text }
  }
}
