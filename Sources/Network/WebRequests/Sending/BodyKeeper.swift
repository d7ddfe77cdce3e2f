import Foundation
import HTTPTransport

/// Keeps the body of a request, which may have to be sent again after a redirect: in memory or in a temporary file.
struct BodyKeeper: Sendable {
  /// The maximum number of bytes in memory.
  static let mostInMemory = 1 << 20

  let blob: BridgeBlob
  /// Holds the file of the blob.
  private let file: TemporaryFile?
  /// Whether the page gave a stream, whose elements a redirect cannot repeat.
  let isStream: Bool

  init(_ data: Data) { (blob, file, isStream) = (BridgeBlob(data), nil, false) }

  /// Reads a body of the page.
  ///
  /// - Parameter limit: The maximum number of bytes.
  /// - Throws: ``RelayError`` with the code `tooLarge`, or the error of the page.
  init(reading pieces: BridgeStream<Data>, isStream: Bool, limit: Int) async throws {
    var data = Data()
    var (handle, count): (FileHandle?, Int) = (nil, 0)
    let file = TemporaryFile()
    defer { try? handle?.close() }
    for try await piece in pieces {
      count += piece.count
      guard count <= limit else {
        throw RelayError(.tooLarge, "The body has more than \(limit) bytes.")
      }
      data.append(piece)
      if data.count > Self.mostInMemory {
        if handle == nil { handle = try TemporaryFile.create(at: file.url) }
        try handle?.write(contentsOf: data)
        data = Data()
      }
    }
    self.isStream = isStream
    guard let handle else {
      (blob, self.file) = (BridgeBlob(data), nil)
      return
    }
    try handle.write(contentsOf: data)
    (blob, self.file) = (try BridgeBlob(contentsOf: file.url), file)
  }
}

extension BodyPlace {
  /// Finds the bytes of a body, and reads them into memory or a temporary file if a page has them.
  ///
  /// - Returns: `nil` if there is no body, or an empty one.
  /// - Throws: The error of the page, or of writing.
  init?(_ body: BridgeBlob?) async throws {
    guard let body, body.size > 0 else { return nil }
    if let data = body.dataInMemory {
      self = .memory(data)
    } else if let url = body.file {
      self = .file(url, nil)
    } else if body.size <= BodyKeeper.mostInMemory {
      self = .memory(try await body.data())
    } else {
      let file = TemporaryFile()
      let handle = try TemporaryFile.create(at: file.url)
      defer { try? handle.close() }
      for try await piece in body.stream() { try handle.write(contentsOf: piece) }
      self = .file(file.url, file)
    }
  }
}
