/// The first text of a document: what it is, and the proof that the page runtime says so.
struct Hello: Decodable {
  var wire: Int
  var origin: String
  var url: String
  var main: Bool

  static let prefix = "hello "

  /// Reads the text; `nil` where it is not a hello.
  static func read(_ text: String) -> (secret: String, hello: Hello)? {
    guard text.hasPrefix(prefix) else { return nil }
    let rest = text.dropFirst(prefix.count)
    guard let space = rest.firstIndex(of: " "),
      let value = try? ValueParser.parse(Array(rest[rest.index(after: space)...].utf8)[...]),
      let hello = try? value.decode(Hello.self)
    else { return nil }
    return (String(rest[..<space]), hello)
  }

  /// The answer to a hello that is accepted.
  static func welcome(token: String) -> String { "welcome \(token)" }

  /// The text by which a document learns that it has no bridge, or none any more.
  static func end(_ error: BridgeError) -> String {
    "end " + ValueWriter.text(of: error.value)
  }
}
