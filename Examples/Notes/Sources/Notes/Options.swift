import Foundation

/// The arguments of the command line.
struct Options {
  /// Whether the app drives itself through its page and exits.
  var isCheck = false

  /// The file for a picture of the page, which a check saves.
  var picture: URL?

  /// The folder of the notes.
  var folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    .appending(component: "org.example.Notes")

  init(_ arguments: some Sequence<String>) throws {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--check": isCheck = true
      case "--picture": picture = try Self.path(after: argument, arguments.next())
      case "--folder": folder = try Self.path(after: argument, arguments.next())
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

  private static let usage = "Usage: Notes [--folder PATH] [--check [--picture PATH]]"
}

/// An error in the command line.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}
