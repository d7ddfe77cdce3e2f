import Foundation
import WebBridge

/// The notes, kept in a folder: `notes.json`, and each attachment in a file of its own.
///
/// The page calls these methods, as `bridge.native.notes`.
@Exposed("notes") actor NoteStore {
  /// All notes, after each change. One reader takes them.
  nonisolated let changes: AsyncStream<[Note]>

  private let folder: URL
  private let change: AsyncStream<[Note]>.Continuation
  private var notes: [Note] {
    didSet { change.yield(sorted) }
  }

  /// Reads the notes of a folder, and makes the folder if it does not exist.
  init(folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.folder = folder
    notes = try Self.read(folder.appending(component: Self.fileName))
    // A reader that is slow needs the latest state only.
    (changes, change) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Returns all notes, the one that was changed last first.
  func all() -> [Note] { sorted }

  /// Adds an empty note.
  func add() throws -> Note {
    let note = Note(id: UUID())
    try keep(notes + [note])
    return note
  }

  /// Saves the title and the text of a note.
  func save(_ draft: Draft) throws {
    try update(draft.id) { note in
      (note.title, note.text) = (draft.title, draft.text)
    }
  }

  /// Removes a note and its attachments.
  func remove(_ id: UUID) throws {
    let note = notes[try index(of: id)]
    try keep(notes.filter { $0.id != id })
    for attachment in note.attachments { try FileManager.default.removeItem(at: file(attachment)) }
  }

  /// Finds the lines that contain a text, one after the other.
  ///
  /// A page that leaves its loop ends the search.
  func search(_ text: String) -> AsyncStream<Match> {
    let notes = sorted
    return AsyncStream { matches in
      let search = Task {
        for note in notes {
          if Task.isCancelled { break }
          for match in note.matches(text) { matches.yield(match) }
        }
        matches.finish()
      }
      matches.onTermination = { _ in search.cancel() }
    }
  }

  /// Keeps a copy of a file with a note.
  ///
  /// The bytes are written piece by piece, so that the file may be larger than memory.
  func attach(_ file: BridgeBlob, to id: UUID) async throws {
    _ = try index(of: id)
    // The file's own name is the page's to choose, and therefore never part of a path.
    let attachment = Attachment(
      id: UUID(), name: file.name ?? "Untitled", type: file.type, size: file.size)
    try await file.write(to: self.file(attachment))
    do {
      try update(id) { $0.attachments.append(attachment) }
    } catch {
      // The note was removed while the file was written.
      try? FileManager.default.removeItem(at: self.file(attachment))
      throw error
    }
  }

  /// Returns an attachment. Its bytes are read when the page reads them.
  func attachment(_ id: UUID) throws -> BridgeBlob {
    guard let found = notes.lazy.flatMap(\.attachments).first(where: { $0.id == id }) else {
      throw BridgeError("noSuchAttachment", "There is no attachment \(id).")
    }
    return try BridgeBlob(contentsOf: file(found), type: found.type, name: found.name)
  }

  // MARK: What pages cannot call

  private static let fileName = "notes.json"

  private static func read(_ file: URL) throws -> [Note] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    return try JSONDecoder().decode([Note].self, from: Data(contentsOf: file))
  }

  private var sorted: [Note] { notes.sorted { $0.changed > $1.changed } }

  private func file(_ attachment: Attachment) -> URL {
    folder.appending(component: attachment.id.uuidString)
  }

  private func index(of id: UUID) throws -> Int {
    guard let index = notes.firstIndex(where: { $0.id == id }) else {
      throw BridgeError("noSuchNote", "There is no note \(id). Another window may have removed it.")
    }
    return index
  }

  private func update(_ id: UUID, _ body: (inout Note) -> Void) throws {
    var changed = notes
    let index = try index(of: id)
    body(&changed[index])
    changed[index].changed = .now
    try keep(changed)
  }

  /// Writes the notes to the file. If this throws, nothing has changed.
  private func keep(_ notes: [Note]) throws {
    try JSONEncoder().encode(notes)
      .write(to: folder.appending(component: Self.fileName), options: .atomic)
    self.notes = notes
  }
}

extension Note {
  /// The title and the lines of the text that contain a text, in any case.
  fileprivate func matches(_ text: String) -> [Match] {
    ([title] + self.text.components(separatedBy: "\n"))
      .filter { $0.range(of: text, options: .caseInsensitive) != nil }
      .map { Match(note: id, title: title, line: $0) }
  }
}
