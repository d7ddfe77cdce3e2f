import Disclosure
import Locking
import Logging
import Testing

/// Secrets in texts, and what looks like them.
@Suite(.timeLimit(.minutes(1))) struct SecretTextTests {
  /// Texts whose secrets are `p1`, and what is left.
  static let secrets = [
    ("password=p1", "password=‹redacted›"), ("Password = p1 rest", "Password = ‹redacted› rest"),
    ("pwd: p1 p1, rest", "pwd: ‹redacted›, rest"), ("token: 'p1' rest", "token: '‹redacted›' rest"),
    (#"{"pin":p1,"a":1}"#, #"{"pin":‹redacted›,"a":1}"#),
    ("a=1&otp=p1&b=2", "a=1&otp=‹redacted›&b=2"),
    ("Authorization: Bearer p1.p1\nAccept: x", "Authorization: ‹redacted›\nAccept: x"),
    ("authorization=Bearer p1 rest", "authorization=‹redacted› rest"),
    ("cookie: a=b; c=p1\nx: y", "cookie: ‹redacted›\nx: y"),
    (#"{\"password\":\"p1\\\"p1\"}"#, #"{\"password\":\"‹redacted›\"}"#),
    ("credentials: {a: [p1]} rest", "credentials: ‹redacted› rest"),
    ("https://u:p1@a.example/x", "https://‹redacted›@a.example/x"),
    ("https://p1@a.example/x", "https://‹redacted›@a.example/x"),
    ("u:p1@a.example", "u:‹redacted›@a.example"), ("<pin>p1</pin>", "<pin>‹redacted›</pin>"),
    ("<ns:token a='1'>p1</ns:token>", "<ns:token a='1'>‹redacted›</ns:token>"),
    ("Bearer p1abcd", "Bearer ‹redacted›"), ("Basic p1NlcjpW", "Basic ‹redacted›"),
    ("x eyJhp1.eyJz.sig y", "x ‹redacted› y"), ("API key: p1", "API key: ‹redacted›"),
    (
      "-----BEGIN RSA PRIVATE KEY-----\np1\n-----END RSA PRIVATE KEY-----",
      "-----BEGIN RSA PRIVATE KEY-----‹redacted›-----END RSA PRIVATE KEY-----"
    ),
    ("?code=p1&x=1", "?code=‹redacted›&x=1"), ("pass%77ord=p1", "pass%77ord=‹redacted›"),
    ("имя=1 token=p1", "имя=1 token=‹redacted›"), ("token='p1", "token='‹redacted›"),
    ("password: expected String; pin: p1", "password: expected String; pin: ‹redacted›"),
  ]

  @Test(arguments: secrets) func `a text loses its secrets`(text: String, left: String) {
    #expect(SecretText.standard.redacted(text) == left)
    #expect(SecretText.standard.redacted(left) == nil)
    #expect(SecretText(SecretNames([])).redacted(text) == nil)
  }

  @Test(arguments: [
    "", "2026-11-25T09:00:00", "shipping=1", "https://a.example:8080/x",
    "https://token.example:8080/",
    "f@https://a/token.js:3:15", "at f (https://a/token.js:3:15)", "npm/react@18.2.0",
    "a@b.example",
    "basic training", "bearer of news", "code=5", "x = eyJ", "auth.token failed: None left",
    "Unexpected token ')'", "token", "pin = ", #"{"pin":null}"#, "token=undefined", "KEY-----",
    "a: b",
    #""login" argument 1.password: expected String, found a whole number"#,
  ])
  func `a text without secrets stays`(text: String) {
    #expect(SecretText.standard.redacted(text) == nil)
  }

  @Test(arguments: [
    "token=null ", "token: expected ", "=eyJ", "Bearer ", "<token>", "a:b@", "PRIVATE KEY-----",
    #""token":""#, "token: ", #"\""#, "?code=", "a@", " : ", "token={", #"token=\"#, "api key: ",
    "://",
    "token:'", "password=x\u{301}",
  ])
  func `a long text takes linear time, whatever it repeats`(part: String) {
    let text = String(repeating: part, count: 200_000 / part.utf8.count)
    _ = SecretText.standard.redacted(text)
    _ = SecretText.standard.stack(text, upTo: .max)
  }

  @Test(arguments: [
    ("a\u{1B}[31m\nb\r\u{2028}c", #"a\u{1B}[31m\nb\r\u{2028}c"#),
    ("\u{202E}\u{9B}\u{7}", #"\u{202E}\u{009B}\u{07}"#),
    ("é 漢 👍", "é 漢 👍"), (#"a\n"#, #"a\n"#), ("\u{FEFF}\u{200B}", #"\u{FEFF}\u{200B}"#), ("", ""),
  ])
  func `a printable text has what people see, and escapes for the rest`(text: String, shown: String)
  {
    #expect(text.printable == shown)
    #expect(shown.printable == shown)
  }

  @Test func `a printable text is cut`() {
    #expect(
      String(repeating: "x", count: 201).printable == String(repeating: "x", count: 200) + "…")
    #expect("\u{1B}é\n".printable(upTo: 2) == #"\u{1B}é…"#)
    #expect("a\u{7}\nb\n".printableLines(upTo: 9) == "a\\u{07}\nb\n")
  }

  @Test func `a disclosing logger changes texts, and nothing else`() {
    struct Handler: LogHandler {
      var logLevel = Logger.Level.notice
      var metadata: Logger.Metadata = [:]
      let write: @Sendable (LogEvent, Logger.Metadata) -> Void

      subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
      }

      func log(event: LogEvent) { write(event, metadata) }
    }
    let entries = Locked<[String]>([])
    let handler = Handler { event, metadata in
      let all = metadata.merging(event.metadata ?? [:]) { $1 }
      let shown = all.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
      entries.withLock { $0.append("\(event.level) \(event.message)\(shown)") }
    }
    var logger = Logger(label: "x") { _ in handler }.disclosing.disclosing
    logger[metadataKey: "kept"] = "k"
    logger.info("not written")
    logger.warning("pin=1\n", metadata: ["a": ["token=2", ["b": "\u{1B}"]], "c": "\(5)"])
    logger.logLevel = .info
    logger.info("written")
    #expect(
      entries.withLock { $0 } == [
        #"warning pin=‹redacted›\n a=["token=‹redacted›", ["b": "\\u{1B}"]] c=5 kept=k"#,
        "info written kept=k",
      ])
  }
}
