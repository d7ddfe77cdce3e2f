import ArgumentParser
import Disclosure
import Foundation
import OfflinePackages
import PackagePublishing

/// `webbridge publish`.
struct PublishCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish", abstract: "Puts a signed release into a feed, and says who gets it.",
    discussion: """
      A feed is a folder of static files for any web server, bucket or CDN. Files appear whole, and \
      “latest” comes last. Copy the folder to the server in that order, too:

        rsync -a --exclude /latest feed/ server:/srv/feed/
        rsync -a feed/latest server:/srv/feed/

      Without a release, the command changes who gets what. After a rotation of keys, it signs again \
      what the new keys do not stand behind.

      EXAMPLES
        webbridge publish release --feed feed --keys keys
        webbridge publish release --feed feed --keys keys --rollout 5%
        webbridge publish --feed feed --keys keys --rollout 50%
        webbridge publish --feed feed --keys keys --promote
        webbridge publish --feed feed --keys env:LATEST_KEY --renew
      """)

  @Argument(help: "The folder of a release that “webbridge pack” wrote.", completion: .directory)
  var release: String?
  @OptionGroup var feed: FeedOptions
  @OptionGroup var keys: KeyOptions
  @Option(help: ArgumentHelp("The part of devices that get the release.", valueName: "percent"))
  var rollout: Percent?
  @Flag(help: "Give the release of the rollout to all devices.") var promote = false
  @Flag(help: "End the rollout. Devices that have its release keep it.") var withdraw = false
  @Flag(help: "Sign “latest” of all channels again, before it expires or after a rotation.")
  var renew = false
  @Option(help: ArgumentHelp("The version below which devices run nothing.", valueName: "n"))
  var minVersion: UInt64?
  @OptionGroup var output: OutputOptions

  func validate() throws {
    let actions = [release != nil, promote, withdraw, renew].count { $0 }
    guard actions <= 1, rollout == nil || !(promote || withdraw || renew) else {
      throw ValidationError(
        "A release, --promote, --withdraw and --renew exclude each other, and --rollout goes with a release or alone."
      )
    }
    guard actions == 1 || rollout != nil || minVersion != nil else {
      throw ValidationError(
        "Name the folder of a release, or add --rollout, --promote, --withdraw, --renew or --min-version."
      )
    }
  }

  func run() throws {
    var publisher = try feed.publisher(keys)
    var only: Feed.Channel?
    if let release {
      let built = try BuiltRelease(URL(fileURLWithPath: release))
      try checkPackage(of: built)
      try publisher.publish(built, to: feed.name(), rollout: rollout?.hundredths)
      only = Feed.Channel(built.document.package, try feed.name())
    } else if renew {
      try publisher.renew()
    } else {
      let channel = try feed.channel(in: publisher)
      if promote { try publisher.promote(channel) }
      if withdraw { try publisher.withdraw(channel) }
      if let rollout { try publisher.setRollout(rollout.hundredths, of: channel) }
      only = channel
    }
    if let minVersion {
      let channel = try only ?? feed.channel(in: publisher)
      try publisher.setMinimumVersion(minVersion, of: channel)
    }
    let bar = ProgressBar()
    let written = try publisher.write(report: bar.show)
    bar.end()
    let report = try PublishReport(publisher, written, only: only)
    try Report.print(json: output.json, report) { report.text }
  }

  private func checkPackage(of built: BuiltRelease) throws {
    guard let package = feed.package, package != built.document.package.text else { return }
    throw PublishingError(
      .input,
      "\(built.folder.shown) is a release of \(built.document.package), and not of \(package.printable): leave out --package."
    )
  }
}

/// A part of devices, such as `12.5%`.
struct Percent: ExpressibleByArgument {
  let hundredths: Int

  init?(argument: String) {
    guard let hundredths = Rollout.parse(argument) else { return nil }
    self.hundredths = hundredths
  }
}
