import Testing

@testable import BridgeRecording

@Suite("A key") struct SecretNamesTests {
  private static let names = SecretNames(["token", "apikey", "größe", "a"])

  @Test(
    "is secret if its name contains a part, without regard to case, _ and -",
    arguments: [
      "token", "TOKEN", "access_token", "To-Ken", "x-api-key", "XAPIKEY_", "größe", "GRÖSSE-Größe",
      "die größe", "a", "été a", "---a", String(repeating: "x", count: 5000) + "token",
    ])
  func secret(name: String) {
    #expect(Self.names.contains(name))
    #expect(isSecret(name))
  }

  @Test(
    "is no secret otherwise",
    arguments: ["", "tok", "toke", "oken", "pikey", "t o k e n", "grösse", "-_-", "é", "to.ken"])
  func open(name: String) {
    #expect(!Self.names.contains(name))
    #expect(!isSecret(name))
  }

  @Test("is secret if a part is empty, because each name contains an empty part")
  func emptyPart() {
    for name in ["", "x", "é"] { #expect(SecretNames([""]).contains(name)) }
  }

  @Test("is no secret if there are no parts")
  func noParts() {
    for name in ["", "token", "é"] { #expect(!SecretNames([]).contains(name)) }
  }

  /// The rule as it is documented.
  private func isSecret(_ name: String) -> Bool {
    let letters = name.lowercased().filter { $0 != "_" && $0 != "-" }
    return ["token", "apikey", "größe", "a"].contains { letters.contains($0) }
  }
}
