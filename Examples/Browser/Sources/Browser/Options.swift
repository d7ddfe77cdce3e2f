import Foundation

/// The arguments of the command line.
struct Options {
  /// What to show first, as it would be typed into the address field.
  var address: String?

  /// The folder that downloads go to.
  var downloads = FileManager.default.urls(for: .downloadsDirectory, in: .userDomainMask)[0]

  /// Whether the browser drives itself and ends.
  var isCheck = false

  /// The file that a check saves a picture of the window to.
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

/// A command line that cannot be used.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}
