import ArgumentParser
import Disclosure
import Foundation
import OfflinePackages
import PackagePublishing

/// The keys that sign, and the root that says who may sign what.
struct KeyOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "A folder of keys, a file of a key, or env:NAME for a variable with the text of such a file. May be repeated.",
      valueName: "keys"), completion: .file())
  var keys: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The folder of the roots, if it is not root in the folder of the keys.", valueName: "folder"),
    completion: .directory)
  var root: String?

  func ring() throws -> KeyRing { try KeyRing(keys) }

  /// The roots beside the keys, or those that are named.
  func chain(_ ring: KeyRing) throws -> RootChain? {
    if let root {
      guard let chain = try RootChain(in: URL(fileURLWithPath: root)) else {
        throw PublishingError(
          .input, "There is no root at \(root)/1.json: name the folder of 1.json.")
      }
      return chain
    }
    return try ring.rootFolders.first.flatMap { try RootChain(in: $0) }
  }
}

/// JSON in the place of text.
struct OutputOptions: ParsableArguments {
  @Flag(name: .long, help: "Print JSON, for scripts.") var json = false
}

/// A feed, and one of its channels.
struct FeedOptions: ParsableArguments {
  @Option(
    name: .long, help: ArgumentHelp("The folder of the feed.", valueName: "folder"),
    completion: .directory)
  var feed: String

  @Option(name: .long, help: "The channel.") var channel = "stable"

  @Option(name: .long, help: "The package, if the feed has more than one.") var package: String?

  @Option(
    name: .long,
    help: "For how many days devices install by what is signed now. Renew it before.")
  var days = 14

  var url: URL { URL(fileURLWithPath: feed) }

  func name() throws -> PackageName { try Names.channel(channel) }

  /// Prepares a change of the feed.
  func publisher(_ keys: KeyOptions) throws -> Publisher {
    let ring = try keys.ring()
    return try Publisher(url, keys: ring, roots: keys.chain(ring), days: days)
  }

  /// The channel that is meant.
  func channel(in publisher: Publisher) throws -> Feed.Channel {
    Feed.Channel(try Names.package(package, in: publisher.channels.keys.map(\.package)), try name())
  }
}

/// Names of packages and channels on the command line.
enum Names {
  static func channel(_ text: String) throws -> PackageName { try name(text, "a channel") }

  static func name(_ text: String, _ what: String) throws -> PackageName {
    guard let name = PackageName(text) else {
      throw PublishingError(
        .input, "“\(text.printable)” cannot be the name of \(what): use \(PackageName.rule).")
    }
    return name
  }

  /// The package that is named, or the only one that there is.
  static func package(_ text: String?, in packages: [PackageName]) throws -> PackageName {
    if let text { return try name(text, "a package") }
    let all = Set(packages).sorted()
    guard all.count == 1 else {
      throw PublishingError(
        .input,
        all.isEmpty
          ? "The feed has no package: publish a release first."
          : "The feed has the packages \(all.map(\.text).joined(separator: ", ")): name one with --package."
      )
    }
    return all[0]
  }
}
