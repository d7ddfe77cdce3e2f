import Disclosure
import Testing

@Suite("A key") struct SecretNamesTests {
  private static let names = SecretNames(["token", "apikey", "größe", "a"])

  @Test(
    "is secret if its name contains a part, without regard to case, _, - and .",
    arguments: [
      "token", "TOKEN", "access_token", "To-Ken", "x-api-key", "XAPIKEY_", "größe", "GRÖSSE-Größe",
      "die größe", "a", "été a", "---a", "to.ken", "tóken", "ｔｏｋｅｎ",
      String(repeating: "x", count: 5000) + "token",
    ])
  func secret(name: String) {
    #expect(Self.names.contains(name))
  }

  @Test(
    "is no secret otherwise",
    arguments: ["", "tok", "toke", "oken", "pikey", "t o k e n", "grösse", "-_-", "é", "ab", "ba"])
  func open(name: String) {
    #expect(!Self.names.contains(name))
  }

  @Test("is secret if a part is empty, because each name contains an empty part")
  func emptyPart() {
    for name in ["", "x", "é"] { #expect(SecretNames([""]).contains(name)) }
  }

  @Test("is no secret if there are no parts")
  func noParts() {
    for name in ["", "token", "é"] { #expect(!SecretNames([]).contains(name)) }
  }

  private static let words = SecretNames(["pin", "otp", "token"])

  @Test(
    "is secret by a short part if this is a word of its name",
    arguments: [
      "pin", "PIN", "userPin", "pin_code", "user-pin", "PINCode", "pin2", "my.pin", "x[pin]", "OTP",
      "otpCode", "myOTPCode", "accesstokens", "é pin",
    ])
  func word(name: String) { #expect(Self.words.contains(name)) }

  @Test(
    "is no secret by a short part within a word",
    arguments: ["shipping", "spinner", "Pinned", "footprint", "mapPinner", "opinion", "é pins"])
  func withinWord(name: String) { #expect(!Self.words.contains(name)) }
}
