import Foundation

/// The arguments of the command line.
struct Options {
  /// Whether the app drives itself and exits.
  var isCheck = false
  /// The beginning of the paths for pictures, which a check saves.
  var picture: URL?
  /// The folder of the installed packages.
  var folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    .appending(component: "org.example.Shop")
  /// The URL of the feed.
  var feed: URL?
  /// The file of the root, which an app for users embeds.
  var root: URL?

  init(_ arguments: some Sequence<String>) throws {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--check": isCheck = true
      case "--picture": picture = try Self.path(after: argument, arguments.next())
      case "--folder": folder = try Self.path(after: argument, arguments.next())
      case "--root": root = try Self.path(after: argument, arguments.next())
      case "--feed": feed = arguments.next().flatMap { URL(string: $0) }
      default: throw UsageError(description: "“\(argument)” is not an option. \(Self.usage)")
      }
    }
  }

  private static func path(after option: String, _ argument: String?) throws -> URL {
    guard let argument else {
      throw UsageError(description: "\(option) needs a path. \(usage)")
    }
    return URL(fileURLWithPath: argument)
  }

  static let usage =
    "Usage: Shop --feed URL --root PATH [--folder PATH], or Shop --check [--picture PATH]"
}

/// An error in the command line.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}
