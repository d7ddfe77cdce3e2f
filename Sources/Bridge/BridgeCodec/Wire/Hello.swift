/// The first text of a document, which describes the document and proves that the page runtime speaks.
package struct Hello: Decodable {
  package var wire: Int
  package var origin: String
  package var url: String
  package var main: Bool
  /// The document's name until it is welcomed. Other documents cannot guess it.
  package var key: String

  package static let prefix = "hello "

  /// Reads the text. Returns `nil` if the sender does not know the secret.
  package init?(_ text: String, secret: PageSecret) {
    // The secret is checked before any other part of the text is read.
    let opening = Self.prefix + secret.text + " "
    guard
      secret.matches(String(text.utf8.prefix(opening.utf8.count).dropFirst(6).dropLast()) ?? ""),
      let value = try? ValueParser.parse(Array(text.utf8.dropFirst(opening.utf8.count))[...]),
      let hello = try? value.decode(Hello.self), hello.key.utf8.count == PageSecret.length
    else { return nil }
    self = hello
  }

  /// Returns the answer to an accepted hello.
  package static func welcome(token: String, uploadKey: String) -> String {
    "welcome \(token) \(uploadKey)"
  }

  /// Returns the text that tells a document that it has no bridge, or no longer has one.
  package static func close(_ error: BridgeError) -> String {
    "close " + ValueWriter.text(of: error.value)
  }
}
