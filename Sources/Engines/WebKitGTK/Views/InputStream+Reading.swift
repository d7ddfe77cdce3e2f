import Foundation
import FoundationNetworking
import Synchronization

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

  /// Whether the reader has given up.
  private final class Cancellation: Sendable {
    private let isRequested = Atomic(false)

    var isCancelled: Bool { isRequested.load(ordering: .relaxed) }

    func cancel() { isRequested.store(true, ordering: .relaxed) }
  }

  /// Reads all bytes on another thread, because a stream may wait for its source. If the task is
  /// cancelled, reading ends with the next bytes, and the stream is closed.
  @MainActor func readToEnd() async -> Result<Data, ReadFailure> {
    // The request hands the stream over; nothing else reads it meanwhile.
    nonisolated(unsafe) let stream = self
    let cancellation = Cancellation()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: stream.readNow(cancellation)) }
      }
    } onCancel: {
      cancellation.cancel()
    }
  }

  private func readNow(_ cancellation: Cancellation) -> Result<Data, ReadFailure> {
    if streamStatus == .notOpen { open() }
    defer { close() }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !cancellation.isCancelled {
      let count = read(&buffer, maxLength: buffer.count)
      if count < 0 {
        return .failure(
          ReadFailure(description: streamError?.localizedDescription ?? "It gave no reason."))
      }
      if count == 0 { return .success(data) }
      data.append(contentsOf: buffer[..<count])
    }
    return .failure(ReadFailure(description: "Reading was cancelled."))
  }
}
