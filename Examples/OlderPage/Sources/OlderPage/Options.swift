import Foundation

/// The arguments of the command line.
struct Options {
  /// The page to show: 1 for the original page, 2 for the page on the typed bridge.
  var step = 1

  /// Whether the app drives itself through both pages and exits.
  var isCheck = false

  /// The file for a picture of the page, which a check saves.
  var picture: URL?

  init(_ arguments: some Sequence<String>) throws {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch (argument, argument == "--check" ? nil : arguments.next()) {
      case ("--check", _): isCheck = true
      case ("--step", "1"): step = 1
      case ("--step", "2"): step = 2
      case ("--picture", let path?): picture = URL(fileURLWithPath: path)
      default: throw UsageError(argument: argument)
      }
    }
  }
}

/// An error in the command line.
struct UsageError: Error, CustomStringConvertible {
  let argument: String

  var description: String {
    "“\(argument)” cannot be used. Usage: OlderPage [--step 1|2] [--check [--picture PATH]]"
  }
}
