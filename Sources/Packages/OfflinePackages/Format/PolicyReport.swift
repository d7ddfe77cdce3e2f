import Disclosure

/// Why the policy of a release allows what it allows. Tools show it, and devices do not use it.
package struct PolicyReport: Equatable, Sendable {
  /// A source that the policy allows beside the usual ones.
  package struct Allowance: Equatable, Sendable {
    package let directive: String
    package let source: String
    package let place: Place
    package let reason: String

    package init(_ directive: String, _ source: String, _ place: Place, _ reason: String) {
      (self.directive, self.source, self.place, self.reason) = (directive, source, place, reason)
    }
  }

  /// A note about a page: something that the policy does not allow although the page may need it, or another fact.
  package struct Note: Equatable, Sendable {
    package let place: Place
    package let reason: String

    package init(_ place: Place, _ reason: String) { (self.place, self.reason) = (place, reason) }
  }

  /// A line of a file.
  package struct Place: Equatable, Sendable, CustomStringConvertible {
    package let path: PackagePath
    /// The line, from 1; 0 for the whole file.
    package let line: UInt64

    package init(_ path: PackagePath, line: Int = 0) {
      (self.path, self.line) = (path, UInt64(max(0, line)))
    }

    package var description: String {
      line == 0 ? path.text.printable : "\(path.text.printable):\(line)"
    }
  }

  package var allowed: [Allowance] = []
  package var notes: [Note] = []

  /// The maximum number of allowances, and of notes, of a release.
  package static let mostEntries = 1_024

  package init() {}

  init(_ fields: DocumentFields) throws(PackageError) {
    for entry in try Self.entries("allowed", of: fields) {
      allowed.append(
        Allowance(
          try entry.visibleText("directive", bytes: 1...64),
          try entry.visibleText("source", bytes: 1...1_024), try Self.place(entry),
          try entry.visibleText("reason", bytes: 1...256)))
    }
    for entry in try Self.entries("notes", of: fields) {
      notes.append(Note(try Self.place(entry), try entry.visibleText("reason", bytes: 1...256)))
    }
  }

  private static func entries(
    _ name: String, of fields: DocumentFields
  ) throws(PackageError) -> [DocumentFields] {
    var entries: [DocumentFields] = []
    for (index, value) in try fields.elements(name, atMost: mostEntries).enumerated() {
      entries.append(try DocumentFields(value, at: "release.policy.\(name)[\(index)]"))
    }
    return entries
  }

  private static func place(_ fields: DocumentFields) throws(PackageError) -> Place {
    let line = try fields.integer("line", in: 0...DocumentValue.largestInteger)
    return Place(try fields.path("path"), line: Int(line))
  }

  var value: DocumentWriter.Value {
    .object([
      (
        "allowed",
        .array(
          allowed.map {
            .object(
              [("directive", .string($0.directive)), ("source", .string($0.source))]
                + Self.members($0.place, $0.reason))
          })
      ),
      ("notes", .array(notes.map { .object(Self.members($0.place, $0.reason)) })),
    ])
  }

  private static func members(
    _ place: Place, _ reason: String
  ) -> [(String, DocumentWriter.Value)] {
    [
      ("path", .string(place.path.text)), ("line", .integer(place.line)),
      ("reason", .string(reason)),
    ]
  }
}

extension DocumentFields {
  /// A text of U+0020 to U+007E.
  fileprivate func visibleText(
    _ name: String, bytes range: ClosedRange<Int>
  ) throws(PackageError) -> String {
    let text = try string(name, bytes: range)
    guard text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      throw PackageError(.malformed, "\(place(name)) has a character that is not ASCII.")
    }
    return text
  }
}
