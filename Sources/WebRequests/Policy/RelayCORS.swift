/// Who decides whether a document may read the responses of other origins.
public enum RelayCORS: Sendable, Hashable {
  /// The rule alone. A document reads every response of the rule's URLs, and no preflight is sent: for documents of the
  /// app's own scheme, whose origin servers do not know.
  case native
  /// The server, as in the engine: the relay sends preflights and checks `Access-Control-Allow-Origin` and the other fields
  /// of the [Fetch Standard](https://fetch.spec.whatwg.org/#http-cors-protocol), after each redirect.
  case enforced
}
