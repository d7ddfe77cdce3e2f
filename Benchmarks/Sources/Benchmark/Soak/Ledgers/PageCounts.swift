/// What a page counted, as it tells native code.
struct PageCounts: Decodable {
  /// The calls of one kind.
  struct Kind: Decodable {
    var begun: Int
    var ends: [String: Int]
  }

  var sent: Int
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
  var sent: Int
  var ended: Int
  var emitted: Int
}
