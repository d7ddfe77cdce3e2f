import Foundation

/// The arguments of the command line.
struct Options {
  /// Whether the app drives itself through its page and the inspector, and exits.
  var isCheck = false

  /// The file for a picture of the inspector, which a check saves.
  var picture: URL?

  /// The file to which the inspector writes, for `webbridge inspect`.
  var recording: URL?

  init(_ arguments: some Sequence<String>) throws {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch (argument, argument == "--check" ? nil : arguments.next()) {
      case ("--check", _): isCheck = true
      case ("--picture", let path?): picture = URL(fileURLWithPath: path)
      case ("--record", let path?): recording = URL(fileURLWithPath: path)
      default: throw UsageError(argument: argument)
      }
    }
  }
}

/// An error in the command line.
struct UsageError: Error, CustomStringConvertible {
  let argument: String

  var description: String {
    "“\(argument)” cannot be used. Usage: Inspecting [--record PATH] [--check [--picture PATH]]"
  }
}
