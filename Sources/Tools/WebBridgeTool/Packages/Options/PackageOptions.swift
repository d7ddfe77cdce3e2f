import ArgumentParser
import Foundation
import OfflinePackages
import PackagePublishing

/// What a release says beside its files. Each option wins over `webbridge.json`.
struct PackageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration, if it is not webbridge.json in or beside the folder.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var config: String?
  @Option(help: "The package's name, which is also the host of its URLs.") var package: String?
  @Option(help: ArgumentHelp("What people call the version, such as 2.4.1.", valueName: "text"))
  var label: String?
  @Option(help: ArgumentHelp("The start page.", valueName: "path")) var entry: String?
  @Option(help: ArgumentHelp("The page for paths of a single-page app's views.", valueName: "path"))
  var fallback: String?
  @Option(
    help: ArgumentHelp("A beginning of paths for which there is no fallback.", valueName: "path"))
  var exclude: [String] = []
  @Option(help: ArgumentHelp("The Content-Security-Policy of the pages.", valueName: "policy"))
  var csp: String?
  @Option(help: ArgumentHelp("An https URL whose pages the package serves.", valueName: "url"))
  var serves: [String] = []
  @Option(help: ArgumentHelp("The smallest version of the app's interface.", valueName: "n"))
  var hostMin: UInt64?
  @Option(help: ArgumentHelp("The largest version of the app's interface.", valueName: "n"))
  var hostMax: UInt64?
  @Option(help: ArgumentHelp("When files are fetched: 9 first, 0 last.", valueName: "pattern=n"))
  var priority: [PatternValue] = []
  @Option(help: ArgumentHelp("Files to leave out.", valueName: "pattern")) var ignore: [String] = []
  @Flag(help: "Pack files whose names begin with a dot.") var hidden = false
  @Flag(inversion: .prefixedNo, help: "Add a pack, which makes a first installation one request.")
  var pack: Bool?

  func configuration(for folder: URL) throws -> PackageConfiguration {
    let named = config.map { URL(fileURLWithPath: $0) }
    var all = PackageConfiguration()
    if let file = PackageConfiguration.find(for: folder, named: named) {
      all = try PackageConfiguration(file)
    }
    all.package = package ?? all.package
    all.label = label ?? all.label
    all.entry = entry ?? all.entry
    if let fallback {
      all.fallback = .init(document: fallback, exclude: all.fallback?.exclude ?? [])
    }
    if !exclude.isEmpty {
      guard all.fallback != nil else {
        throw PublishingError(
          .input, "--exclude is of use with a fallback only: add --fallback PATH.")
      }
      all.fallback?.exclude = exclude
    }
    all.contentSecurityPolicy = csp ?? all.contentSecurityPolicy
    if !serves.isEmpty { all.serves = serves }
    all.hostMinimum = hostMin ?? all.hostMinimum
    all.hostMaximum = hostMax ?? all.hostMaximum
    for value in priority { all.priorities[PathPattern(value.pattern)] = value.number }
    all.ignore += ignore.map(PathPattern.init)
    all.hidden = all.hidden || hidden
    all.packs = pack ?? all.packs
    return all
  }
}

/// A pattern of paths and a number, such as `*.js=8`.
struct PatternValue: ExpressibleByArgument {
  let pattern: String
  let number: UInt64

  init?(argument: String) {
    guard let equals = argument.lastIndex(of: "="), equals != argument.startIndex,
      let number = UInt64(argument[argument.index(after: equals)...])
    else { return nil }
    (pattern, self.number) = (String(argument[..<equals]), number)
  }
}
