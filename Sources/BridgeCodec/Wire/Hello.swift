/// The first text of a document: what it is, and the proof that the page runtime says so.
package struct Hello: Decodable {
  package var wire: Int
  package var origin: String
  package var url: String
  package var main: Bool
  /// What the document calls itself before it is welcomed: nobody else can guess it.
  package var key: String

  package static let prefix = "hello "

  /// Reads the text; `nil` where somebody says it who does not know the secret.
  package init?(_ text: String, secret: PageSecret) {
    // Nothing of the text is read before it is known whose it is.
    let opening = Self.prefix + secret.text + " "
    guard
      secret.matches(String(text.utf8.prefix(opening.utf8.count).dropFirst(6).dropLast()) ?? ""),
      let value = try? ValueParser.parse(Array(text.utf8.dropFirst(opening.utf8.count))[...]),
      let hello = try? value.decode(Hello.self), hello.key.utf8.count == PageSecret.length
    else { return nil }
    self = hello
  }

  /// The answer to a hello that is accepted.
  package static func welcome(token: String, uploadKey: String) -> String {
    "welcome \(token) \(uploadKey)"
  }

  /// The text by which a document learns that it has no bridge, or none any more.
  package static func close(_ error: BridgeError) -> String {
    "close " + ValueWriter.text(of: error.value)
  }
}
