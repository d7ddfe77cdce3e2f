/// What a page counted, as it tells native code.
struct PageCounts: Decodable {
  /// The calls of one kind.
  struct Kind: Decodable {
    var begun: Int
    var ends: [String: Int]
  }

  var sent: Int
  var names: [String: Int]
  var synchronous: Int
  var ended: Int
  var emitted: Int
  var heard: Int
  var received: [String: Int]
  var running: Int
  var generators: Int
  var kinds: [String: Kind]
  var wrong: [String]
}

/// What a page tells while its calls are under way.
struct PageReport: Decodable {
  /// Requests with a name that were sent, and the same by their names.
  var sent: Int
  var names: [String: Int]
  var ended: Int
  var emitted: Int
  /// Sentences about ends that no call of its kind has, such as that of a call that the page itself refused.
  var wrong: [String]
}
