import Foundation

/// The pieces of a body that nobody has taken yet: a few in memory, and the rest in a temporary file.
///
/// `URLSession` cannot wait for a reader on Linux, where a task that is suspended and resumed ends the process. A reader
/// that is slower than the network thus costs disk space up to the relay's limit, and memory only up to a bound.
struct PieceQueue {
  /// The maximum number of bytes that wait in memory.
  static let mostInMemory = 4 << 20
  /// The number of bytes that are handed out at once, exceeded by at most one piece.
  private static let batch = 256 << 10

  private var pieces: [Data] = []
  private var count = 0
  private var spill: SpillFile?
  /// The maximum number of bytes that wait.
  private let limit: Int

  init(limit: Int = RelayedRequest.usualBacklog) { self.limit = limit }

  var isEmpty: Bool { pieces.isEmpty && spill?.isEmpty ?? true }

  /// Adds a piece.
  ///
  /// - Throws: ``RelayError`` with the code `tooLarge` if more bytes than the limit wait.
  mutating func append(_ piece: Data) throws {
    guard count + (spill?.count ?? 0) + piece.count <= limit else {
      throw RelayError(
        .tooLarge,
        "More than \(limit) bytes of the response wait for the page, which reads more slowly than the server sends. The limit is the relay's maxBacklogBytes."
      )
    }
    if spill == nil, count + piece.count > Self.mostInMemory { spill = try SpillFile() }
    guard let spill else {
      pieces.append(piece)
      count += piece.count
      return
    }
    try spill.append(piece)
  }

  /// Returns the next bytes; `nil` if none wait.
  mutating func next() throws -> Data? {
    guard !pieces.isEmpty else {
      guard let data = try spill?.next(Self.batch) else {
        spill = nil
        return nil
      }
      if spill?.isEmpty == true { spill = nil }
      return data
    }
    // Several at once, because many small pieces would each cost a turn.
    var (data, taken) = (pieces[0], 1)
    while taken < pieces.count, data.count < Self.batch {
      data.append(pieces[taken])
      taken += 1
    }
    pieces.removeFirst(taken)
    count -= data.count
    return data
  }
}

/// A temporary file that is written at its end and read from its start.
final class SpillFile {
  private let file: FileHandle
  private var written: UInt64 = 0
  private var read: UInt64 = 0

  init() throws {
    let url = TemporaryFile.newURL()
    file = try TemporaryFile.create(at: url)
    // The open file stays until it is closed.
    try FileManager.default.removeItem(at: url)
  }

  deinit { try? file.close() }

  var isEmpty: Bool { read == written }
  /// The number of bytes that wait.
  var count: Int { Int(written - read) }

  func append(_ data: Data) throws {
    try file.seek(toOffset: written)
    try file.write(contentsOf: data)
    written += UInt64(data.count)
  }

  func next(_ count: Int) throws -> Data? {
    guard !isEmpty else { return nil }
    try file.seek(toOffset: read)
    guard let data = try file.read(upToCount: count), !data.isEmpty else {
      throw RelayError(.network, "A temporary file became shorter than it was.")
    }
    read += UInt64(data.count)
    return data
  }
}
