import Foundation

/// The arguments of the command line.
struct Options {
  /// Whether the app starts the servers, drives itself through its page, and exits.
  var isCheck = false

  /// The file for a picture of the dashboard, which a check saves.
  var picture: URL?

  /// The Pushgateway. Its default is the one of Debian's package.
  var gateway = URL(string: "http://127.0.0.1:9091/") ?? URL(fileURLWithPath: "/")

  init(_ arguments: some Sequence<String>) throws {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch (argument, argument == "--check" ? nil : arguments.next()) {
      case ("--check", _): isCheck = true
      case ("--picture", let path?): picture = URL(fileURLWithPath: path)
      case ("--gateway", let text?):
        guard let url = URL(string: text), url.host() != nil else { fallthrough }
        gateway = url
      default: throw UsageError(argument: argument)
      }
    }
  }
}

/// An error in the command line.
struct UsageError: Error, CustomStringConvertible {
  let argument: String

  var description: String {
    "“\(argument)” cannot be used. Usage: Monitoring [--gateway URL], or Monitoring --check [--picture PATH]"
  }
}
