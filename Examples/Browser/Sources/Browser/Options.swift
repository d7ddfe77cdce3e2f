import Foundation

/// The arguments of the command line.
struct Options {
  /// The first address or search, as in the address field.
  var address: String?

  /// The folder for downloads.
  var downloads = FileManager.default.urls(for: .downloadsDirectory, in: .userDomainMask)[0]

  /// Whether the browser drives itself and exits.
  var isCheck = false

  /// The file for a picture of the window, which a check saves.
  var picture: URL?

  init(_ arguments: some Sequence<String>) throws {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--check": isCheck = true
      case "--picture": picture = try Self.path(after: argument, arguments.next())
      case "--downloads": downloads = try Self.path(after: argument, arguments.next())
      case let option where option.hasPrefix("-"):
        throw UsageError(description: "“\(option)” is not an option. \(Self.usage)")
      default: address = argument
      }
    }
  }

  private static func path(after option: String, _ argument: String?) throws -> URL {
    guard let argument else {
      throw UsageError(description: "\(option) needs a path. \(usage)")
    }
    return URL(fileURLWithPath: argument)
  }

  private static let usage =
    "Usage: Browser [ADDRESS] [--downloads PATH] [--check [--picture PATH]]"
}

/// An error in the command line.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}
