package import Foundation
import Locking

/// More bytes of a response than the limit wait for the reader.
package struct BacklogError: Error {
  /// The maximum number of bytes.
  package let limit: Int
}

/// The pieces of a body between who receives them and a reader, which waits for them.
package final class PieceBuffer: Sendable {
  private struct State {
    var pieces: PieceQueue
    /// The end of the body; `nil` while the body continues.
    var end: Result<Void, any Error>?
    var waiter: CheckedContinuation<Data?, any Error>?
  }

  private let state: Locked<State>

  /// - Parameter limit: How many bytes may wait for the reader.
  package init(limit: Int) { state = Locked(State(pieces: PieceQueue(limit: limit))) }

  /// Adds a piece.
  ///
  /// - Returns: `false` if more bytes than the limit wait. The reader then gets the error, and not what waits before it.
  package func append(_ data: Data) -> Bool {
    let result = Result {
      try state.withLock { state throws -> CheckedContinuation<Data?, any Error>? in
        guard state.end == nil else { return nil }
        if let waiter = state.waiter {
          state.waiter = nil
          return waiter
        }
        try state.pieces.append(data)
        return nil
      }
    }
    switch result {
    case .success(let waiter): waiter?.resume(returning: data)
    case .failure(let error):
      state.withLock { $0.pieces = PieceQueue(limit: 0) }
      end(.failure(error))
      return false
    }
    return true
  }

  /// Ends the body. The first end counts.
  package func end(_ end: Result<Void, any Error>) {
    let waiter = state.withLock { state -> CheckedContinuation<Data?, any Error>? in
      guard state.end == nil else { return nil }
      state.end = end
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(with: end.map { nil })
  }

  /// Returns the next piece, and `nil` at the end.
  package func next() async throws -> Data? {
    try await withCheckedThrowingContinuation { continuation in
      let result = state.withLock { state -> Result<Data?, any Error>? in
        do {
          if let piece = try state.pieces.next() { return .success(piece) }
        } catch {
          return .failure(error)
        }
        if state.end == nil { state.waiter = continuation }
        return state.end?.map { nil }
      }
      if let result { continuation.resume(with: result) }
    }
  }
}

/// The pieces of a body that nobody has taken yet: a few in memory, and the rest in a temporary file.
///
/// `URLSession` cannot wait for a reader on Linux, where a task that is suspended and resumed ends the process. A reader
/// that is slower than the network thus costs disk space up to the limit, and memory only up to a bound.
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

  init(limit: Int = HTTPSession.usualBacklog) { self.limit = limit }

  var isEmpty: Bool { pieces.isEmpty && spill?.isEmpty ?? true }

  /// Adds a piece.
  ///
  /// - Throws: ``BacklogError`` if more bytes than the limit wait.
  mutating func append(_ piece: Data) throws {
    guard count + (spill?.count ?? 0) + piece.count <= limit else {
      throw BacklogError(limit: limit)
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
      throw CocoaError(.fileReadCorruptFile)
    }
    read += UInt64(data.count)
    return data
  }
}
