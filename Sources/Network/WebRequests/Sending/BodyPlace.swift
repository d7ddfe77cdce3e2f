import Foundation

/// The place of the bytes of a request's body.
enum BodyPlace: Sendable {
  case memory(Data)
  /// A file, and its owner if the file is temporary.
  case file(URL, TemporaryFile?)

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
