import Foundation
import FoundationNetworking

extension InputStream {
  /// The failure of a stream, with the stream's own description.
  struct ReadFailure: Error {
    let description: String

    func loadError(failingURL: URL) -> URLError {
      URLError(
        .requestBodyStreamExhausted,
        description: "The request's httpBodyStream could not be read. \(description)",
        failingURL: failingURL)
    }
  }

  /// Reads all bytes on another thread, because a stream may wait for its source.
  @MainActor func readToEnd() async -> Result<Data, ReadFailure> {
    // The request hands the stream over; nothing else reads it meanwhile.
    nonisolated(unsafe) let stream = self
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: stream.readNow()) }
    }
  }

  private func readNow() -> Result<Data, ReadFailure> {
    if streamStatus == .notOpen { open() }
    defer { close() }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(&buffer, maxLength: buffer.count)
      if count < 0 {
        return .failure(
          ReadFailure(description: streamError?.localizedDescription ?? "It gave no reason."))
      }
      if count == 0 { return .success(data) }
      data.append(contentsOf: buffer[..<count])
    }
  }
}
