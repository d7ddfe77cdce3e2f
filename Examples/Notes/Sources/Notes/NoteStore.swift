import Foundation
import WebBridge

/// Stores notes in a folder: `notes.json`, and one file for each attachment.
///
/// The page calls these methods as `bridge.native.notes`.
@Exposed("notes") actor NoteStore {
  /// All notes, after each change. The sequence supports one reader.
  nonisolated let changes: AsyncStream<[Note]>

  private let folder: URL
  private let change: AsyncStream<[Note]>.Continuation
  private var notes: [Note] {
    didSet { change.yield(sorted) }
  }

  /// Reads the notes of a folder. Creates the folder if it does not exist.
  init(folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.folder = folder
    notes = try Self.read(folder.appending(component: Self.fileName))
    // A slow reader needs only the latest state.
    (changes, change) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Returns all notes. The note that was changed last comes first.
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

  /// Finds the lines that contain a text, in any case.
  ///
  /// The search ends when the page leaves its loop.
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

  /// Stores a copy of a file with a note.
  ///
  /// The bytes are written chunk by chunk, so that the file can be larger than memory.
  func attach(_ file: BridgeBlob, to id: UUID) async throws {
    _ = try index(of: id)
    // A page chooses the file's own name, so that name must never be part of a path.
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

  /// Returns an attachment. The store reads the bytes when the page asks for them.
  func attachment(_ id: UUID) throws -> BridgeBlob {
    guard let found = notes.lazy.flatMap(\.attachments).first(where: { $0.id == id }) else {
      throw BridgeError("noSuchAttachment", "There is no attachment \(id).")
    }
    return try BridgeBlob(contentsOf: file(found), type: found.type, name: found.name)
  }

  // MARK: Private

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

  /// Writes the notes to the file. If writing fails, the notes are unchanged.
  private func keep(_ notes: [Note]) throws {
    try JSONEncoder().encode(notes)
      .write(to: folder.appending(component: Self.fileName), options: .atomic)
    self.notes = notes
  }
}

extension Note {
  /// Returns the title and the lines that contain a text, in any case.
  fileprivate func matches(_ text: String) -> [Match] {
    ([title] + self.text.components(separatedBy: "\n"))
      .filter { $0.range(of: text, options: .caseInsensitive) != nil }
      .map { Match(note: id, title: title, line: $0) }
  }
}
