import Foundation

/// A note.
struct Note: Codable, Sendable {
  let id: UUID
  var title = ""
  var text = ""
  var changed: Date = .now
  var attachments: [Attachment] = []
}

/// A file that belongs to a note.
struct Attachment: Codable, Sendable {
  let id: UUID
  /// The name that the file had when it was attached.
  let name: String
  /// The media type, such as `image/png`; empty if it is unknown.
  let type: String
  /// The number of bytes.
  let size: Int
}

/// The unsaved text of a note.
struct Draft: Codable, Sendable {
  let id: UUID
  var title: String
  var text: String
}

/// A line of a note that matches a search.
struct Match: Codable, Sendable {
  let note: UUID
  let title: String
  let line: String
}
