import Logging

extension Logger {
  /// A log of nothing, for bridges whose pages do wrong on purpose.
  static let quiet = Logger(label: "webbridge") { _ in SwiftLogNoOpLogHandler() }
}
