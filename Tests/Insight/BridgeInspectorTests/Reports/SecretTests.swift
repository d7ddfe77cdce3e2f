import BridgeInspector
import Foundation
import Testing

/// What recordings, logs and events say of secrets.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SecretTests {
  enum Quality: String, Decodable { case low, high }

  struct Login: Decodable { var user: String, password: String }

  /// A type that quotes what it refuses, as `Codable` means it.
  struct Picky: Decodable {
    init(from decoder: any Decoder) throws {
      let code = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .code)
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no such code: \(code)"))
    }

    private enum Key: CodingKey { case code }
  }

  /// A type that throws errors of its own.
  struct Proud: Decodable {
    struct Refusal: Error { let what: String }

    init(from decoder: any Decoder) throws {
      throw Refusal(what: try decoder.singleValueContainer().decode(String.self))
    }
  }

  struct LoginFailure: Error { let password: String }

  private func register(on page: ReportedPage) throws {
    let bridge = page.bridge
    try bridge.handle("login") { (_: Login) in }
    try bridge.handle("add") { (_: Int) in }
    try bridge.handle("byte") { (_: UInt8) in }
    try bridge.handle("quality") { (_: Quality) in }
    try bridge.handle("id") { (_: UUID) in }
    try bridge.handle("open") { (_: URL) in }
    try bridge.handle("date") { (_: Date) in }
    try bridge.handle("bytes") { (_: Data) in }
    try bridge.handle("decimal") { (_: Decimal) in }
    try bridge.handle("list") { (_: [Int]) in }
    try bridge.handle("scores") { (_: [String: Int]) in }
    try bridge.handle("picky") { (_: Picky) in }
    try bridge.handle("proud") { (_: Proud) in }
    try bridge.handle("throws") { (fields: [String: String]) in
      throw LoginFailure(password: fields["password"] ?? "")
    }
    try bridge.handle("vault.open") { (key: String) in throw BridgeError("locked", key, data: key) }
    bridge.on("typed") { (_: Int) in }
    try page.callPage()
  }

  @Test func `secrets are said where they may be said, and nowhere else`() async throws {
    let page = try ReportedPage()
    try register(on: page)
    try await page.load(
      behind: "?query=LOADSECRET#fragment=LOADSECRET",
      headers: ["Content-Security-Policy": "img-src 'self' data:"])
    let samples = SecretSample.all
    #expect(samples.count >= 60)
    for (number, sample) in samples.enumerated() {
      do {
        try await page.run(Self.script(sample, number))
      } catch {
        Issue.record("\(sample.what): \(error)")
      }
    }
    try await page.settle()
    for place in Place.allCases {
      let said = page.said(place)
      #expect(!said.contains("LOADSECRET"), "\(place)")
      for (number, sample) in samples.enumerated() {
        let isSaid = said.contains(Self.text(number)) || said.contains(Self.number(number))
        #expect(isSaid == sample.places.contains(place), "\(sample.what): \(place)")
      }
    }
    // Types, paths and places stay.
    let told = page.said(.page)
    for text in [
      "password: expected String, found a whole number", "argument 1: expected UInt8, found",
      "argument 1: expected Quality, found a string", "argument 1[1]: expected Int, found a string",
      "\"throws\" threw LoginFailure",
    ] { #expect(told.contains(text), "\(text)") }
    #expect(page.said(.event).contains("password: expected String, found a whole number"))
    #expect(page.said(.log).contains("Event \"typed\" has a value that"))
  }

  @Test func `the page is told the words of the app's own errors if the app says so`() async throws
  {
    let page = try ReportedPage(.detailed)
    try register(on: page)
    try await page.load()
    try await page.run("return failure('picky', { code: 'c1' })")
    try await page.run("return failure('proud', 'c2')")
    try await page.run("return failure('quality', 'c3')")
    let told = page.said(.page)
    #expect(told.contains("no such code: c1"))
    #expect(told.contains("Refusal(what: \"c2\")"))
    #expect(told.contains("expected Quality, found a string") && !told.contains("c3"))
  }

  private static func script(_ sample: SecretSample, _ number: Int) -> String {
    sample.script.replacing("SECRET", with: text(number))
      .replacing("NUMBER", with: Self.number(number))
  }

  private static func text(_ number: Int) -> String { "Hunter2x\(100 + number)z" }
  private static func number(_ number: Int) -> String { "98765\(100 + number)" }
}
