import Disclosure
package import Foundation
import OfflinePackages

/// A small JSON file that people write or keep. Keys that occur twice are refused, and keys that nobody knows.
package struct JSONFile {
  private let members: [String: DocumentValue]
  private let place: String

  package init(_ url: URL) throws(PublishingError) {
    try self.init(Disk.read(url, atMost: 1 << 20), place: url.shown)
  }

  /// - Parameter place: Where the JSON comes from, for messages.
  package init(_ data: Data, place: String) throws(PublishingError) {
    let value: DocumentValue
    do {
      value = try DocumentParser.parse(data)
    } catch {
      throw PublishingError(.input, "\(place): \(error.message)")
    }
    try self.init(value, place: place)
  }

  private init(_ value: DocumentValue, place: String) throws(PublishingError) {
    guard case .object(let members) = value else {
      throw PublishingError(.input, "\(place) is not a JSON object.")
    }
    self.members = Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
    self.place = place
  }

  /// - Throws: An error if the file has a member that is not among the names.
  package func allow(_ names: [String]) throws(PublishingError) {
    guard let unknown = members.keys.filter({ !names.contains($0) }).sorted().first else { return }
    throw PublishingError(
      .input,
      "\(place) has the unknown member “\(unknown.printable)”: the members are \(names.joined(separator: ", "))."
    )
  }

  private func wrong(_ name: String, _ expected: String) -> PublishingError {
    PublishingError(
      .input,
      "“\(name)” in \(place) \(members[name] == nil ? "is missing: it is" : "has to be") \(expected)."
    )
  }

  package func has(_ name: String) -> Bool { members[name] != nil }

  package func text(_ name: String) throws(PublishingError) -> String? {
    guard let value = members[name] else { return nil }
    guard case .string(let text) = value else { throw wrong(name, "a text") }
    return text
  }

  package func requiredText(_ name: String) throws(PublishingError) -> String {
    guard let text = try text(name) else { throw wrong(name, "a text") }
    return text
  }

  package func isText(_ name: String) -> Bool {
    if case .string? = members[name] { true } else { false }
  }

  package func number(_ name: String) throws(PublishingError) -> UInt64? {
    guard let value = members[name] else { return nil }
    guard case .integer(let number) = value else { throw wrong(name, "a whole number") }
    return number
  }

  package func flag(_ name: String) throws(PublishingError) -> Bool? {
    guard let value = members[name] else { return nil }
    guard case .bool(let flag) = value else { throw wrong(name, "true or false") }
    return flag
  }

  package func texts(_ name: String) throws(PublishingError) -> [String]? {
    guard let value = members[name] else { return nil }
    guard case .array(let elements) = value else { throw wrong(name, "an array of texts") }
    var texts: [String] = []
    for element in elements {
      guard case .string(let text) = element else { throw wrong(name, "an array of texts") }
      texts.append(text)
    }
    return texts
  }

  package func object(_ name: String) throws(PublishingError) -> JSONFile? {
    guard let value = members[name] else { return nil }
    return try JSONFile(value, place: "\(name) in \(place)")
  }

  /// The names of the members, in the order of their bytes.
  package var names: [String] { members.keys.sorted() }
}
