/// A script that runs once relayed and once on the engine alone. What it returns has to be the same.
struct DifferentialCase: Sendable, CustomStringConvertible {
  let name: String
  /// The body of an asynchronous function. `log(…)` adds to the transcript; what it returns ends the transcript.
  let script: String
  /// Why the transcripts differ; `nil` if they have to be equal.
  let difference: Difference?

  init(_ name: String, _ script: String, differs difference: Difference? = nil) {
    (self.name, self.script, self.difference) = (name, script, difference)
  }

  var description: String { name }
}

/// The differences between a relayed request and one of the engine. The documentation has the same table.
enum Difference: String, CaseIterable, Sendable {
  /// Scripts cannot make trusted events.
  case trusted
  /// Native sending knows no CORS.
  case cors
  /// The engine deviates from the standard, and the relay does not: a response of a status without a body has a stream,
  /// a Blob loses the parameters of its media type, a timeout signal aborts with an `AbortError`, and a
  /// timeout that is set while an XMLHttpRequest waits does nothing.
  case standard
  /// The engine refuses streams as bodies, and the relay sends them.
  case streams
  /// A script can make no Blob whose type has capital letters, or characters that are not ASCII.
  case blobs
  /// Native code gives the page no field whose name is no token.
  case names

  /// The beginning of its row in the documentation.
  var row: String {
    switch self {
    case .trusted: "events of `XMLHttpRequest`"
    case .cors: "responses of other origins"
    case .standard: "| the standard |"
    case .streams: "a stream as a body"
    case .blobs: "type of an XMLHttpRequest's Blob"
    case .names: "fields whose name is no token"
    }
  }
}
