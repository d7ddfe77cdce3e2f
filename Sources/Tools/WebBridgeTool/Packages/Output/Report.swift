import Disclosure
import Foundation

/// What a command says: text for people, or JSON for scripts.
enum Report {
  static func print(json isJSON: Bool, _ value: some Encodable, text: () -> String) throws {
    guard isJSON else { return try StandardOutput.write(text().printableLines(upTo: .max)) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try StandardOutput.write(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
