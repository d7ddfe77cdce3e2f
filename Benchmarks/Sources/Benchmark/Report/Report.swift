import Foundation

/// The figures of one run.
struct Report: Codable {
  var date = Date()
  var machine = Machine.this
  var rounds: Int
  var rows: [Row]

  init(rounds: Int, rows: [Row]) { (self.rounds, self.rows) = (rounds, rows) }

  /// Reads a report that ``json`` has written.
  init(json: Data) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    self = try decoder.decode(Report.self, from: json)
  }

  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .iso8601
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }
}
