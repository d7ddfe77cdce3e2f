import Foundation
import Testing

/// A test vector: bytes, and what every implementation of the format has to make of them.
///
/// `scripts/lib/make_package_vectors.py` writes the vectors, and a second implementation in Python reads them too.
struct Vector: Decodable, Sendable, CustomTestStringConvertible {
  let kind: String
  let name: String
  /// `accepted`, or the code of an error.
  let outcome: String
  var text: String?
  var base64: String?
  var path: String?
  var paths: [String]?
  var seconds: Int64?
  var device: String?
  var release: String?
  var bucket: Int?
  var type: String?
  var payload: String?
  var root: String?
  var next: String?

  var testDescription: String { name }

  var data: Data { text.map { Data($0.utf8) } ?? Data(base64Encoded: base64 ?? "") ?? Data() }

  static func all(in file: String) throws -> [Vector] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Vectors/\(file).json")
    return try JSONDecoder().decode([Vector].self, from: Data(contentsOf: url))
  }
}
