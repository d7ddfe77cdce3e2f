package import Logging

extension Logger {
  /// The logger for what this package writes: each entry is one line, without secrets.
  package var disclosing: Logger { disclosing(.standard) }

  /// The logger for what this package writes: each entry is one line, without the secrets of a rule.
  package func disclosing(_ secrets: SecretText) -> Logger {
    guard !(handler is DisclosingHandler) else { return self }
    var logger = self
    logger.handler = DisclosingHandler(handler, secrets)
    return logger
  }
}

/// Gives a log handler texts that may be said. Everything that this package logs passes through it, because most entries
/// have names, messages or addresses of pages, servers or files.
struct DisclosingHandler: LogHandler {
  /// The most characters of a text.
  private static let longest = 8192

  private var handler: any LogHandler
  private let secrets: SecretText

  init(_ handler: any LogHandler, _ secrets: SecretText) {
    (self.handler, self.secrets) = (handler, secrets)
  }

  var logLevel: Logger.Level {
    get { handler.logLevel }
    set { handler.logLevel = newValue }
  }
  var metadata: Logger.Metadata {
    get { handler.metadata }
    set { handler.metadata = newValue }
  }
  var metadataProvider: Logger.MetadataProvider? {
    get { handler.metadataProvider }
    set { handler.metadataProvider = newValue }
  }
  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { handler[metadataKey: key] }
    set { handler[metadataKey: key] = newValue }
  }

  func log(event: LogEvent) {
    var event = event
    event.message = "\(said(event.message.description))"
    event.metadata = event.metadata?.mapValues(said)
    handler.log(event: event)
  }

  private func said(_ value: Logger.MetadataValue) -> Logger.MetadataValue {
    switch value {
    case .string(let text): .string(said(text))
    case .stringConvertible(let value): .string(said(value.description))
    case .array(let values): .array(values.map(said))
    case .dictionary(let values): .dictionary(values.mapValues(said))
    }
  }

  private func said(_ text: String) -> String {
    (secrets.redacted(text) ?? text).printable(upTo: Self.longest)
  }
}
