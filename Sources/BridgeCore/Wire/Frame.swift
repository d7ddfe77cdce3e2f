/// One message between the two ends: one line on the wire. See `docs/WIRE.md`.
enum Frame: Sendable, Equatable {
  /// A request; just one `done` or `fail` answers it.
  case call(id: Int, name: String, arguments: Payload)
  /// Whether somebody answers to the name; answered as a call is.
  case has(id: Int, name: String)
  /// The result of a call, or the end of a stream.
  case done(id: Int, result: Payload)
  /// The error of a call.
  case fail(id: Int, error: Payload)
  /// The caller no longer wants the answer.
  case cancel(id: Int)
  /// One element of a stream.
  case next(id: Int, element: Payload)
  /// Credit: the receiver can take so many elements more.
  case pull(id: Int, count: Int)
  /// An event; nobody answers.
  case note(name: String, value: Payload)
}
