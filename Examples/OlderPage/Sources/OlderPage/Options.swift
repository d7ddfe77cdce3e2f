import Foundation

/// The arguments of the command line.
struct Options {
  /// Which page is shown: 1 for the page as it was, 2 for the page on the typed bridge.
  var step = 1

  /// Whether the app drives itself through both pages and ends.
  var isCheck = false

  /// The file that a check saves a picture of the page to.
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

/// A command line that cannot be used.
struct UsageError: Error, CustomStringConvertible {
  let argument: String

  var description: String {
    "“\(argument)” cannot be used. Usage: OlderPage [--step 1|2] [--check [--picture PATH]]"
  }
}
