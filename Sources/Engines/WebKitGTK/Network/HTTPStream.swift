import CMainLoop
import CWebKitGTK
import Foundation

/// The body of a response as it comes from the network, decoded.
@NetworkActor final class HTTPStream {
  /// How many bytes are decoded at once, as in WebKit. The decoder of libsoup takes a damaged response for one without
  /// a coding unless it has decoded some bytes before the damage.
  private static let codedStep = 8 << 10
  /// How many bytes a read returns at most.
  private static let piece = 1 << 20

  private nonisolated let stream: NetworkObject
  private nonisolated let cancellation: HTTPCancellation
  /// How many bytes one read of libsoup takes at most.
  private let step: Int
  /// Whether the end was read.
  private(set) var isOver = false
  /// The error behind the bytes that were read last.
  private var failure: (any Error)?

  init(_ stream: NetworkObject, isCoded: Bool, _ cancellation: HTTPCancellation) {
    (self.stream, self.cancellation) = (stream, cancellation)
    step = isCoded ? Self.codedStep : Self.piece
  }

  /// Takes the bytes that have come with the head, which mostly are the whole body if it is small.
  func start() -> (bytes: Data, isWhole: Bool) {
    guard case .bytes(var bytes) = available() else { return (Data(), false) }
    if bytes.isEmpty { return (bytes, failure == nil) }
    guard bytes.count < Self.piece, case .bytes(let rest) = available() else {
      return (bytes, false)
    }
    bytes.append(rest)
    return (bytes, rest.isEmpty && failure == nil)
  }

  /// Waits for the next bytes; `nil` at the end.
  ///
  /// - Throws: `CancellationError`, or an error whose description is libsoup's.
  nonisolated func next() async throws -> Data? {
    try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        NetworkActor.run { [self] in take { continuation.resume(with: $0) } }
      }
    } onCancel: { [cancellation] in
      cancellation.cancel()
    }
  }

  private func take(_ done: @escaping @Sendable (Result<Data?, any Error>) -> Void) {
    if isOver { return done(Result { try end(with: Data()) }) }
    if case .bytes(let bytes) = available() { return done(Result { try end(with: bytes) }) }
    let ready = NetworkReady { [self] result in done(Result { try end(with: finish(result)) }) }
    g_input_stream_read_bytes_async(
      stream.pointer(), gsize(step), G_PRIORITY_DEFAULT, cancellation.pointer,
      ready.callback, ready.data)
  }

  /// Takes the bytes that were waited for, and those that have come meanwhile.
  private func finish(_ result: OpaquePointer?) throws -> Data {
    do {
      let bytes = try GLibError.check {
        g_input_stream_read_bytes_finish(stream.pointer(), result, $0)
      }
      guard let bytes else { throw URLError(.badServerResponse) }
      var data = Data(takingBytes: bytes)
      if !data.isEmpty, data.count < Self.piece, case .bytes(let rest) = available() {
        data.append(rest)
      }
      return data
    } catch {
      throw GLibError.readable(error)
    }
  }

  /// The bytes for a reader; `nil` at the end.
  ///
  /// - Throws: The error behind the last bytes.
  private func end(with bytes: Data) throws -> Data? {
    if !bytes.isEmpty { return bytes }
    if !isOver {
      isOver = true
      // The connection serves the next request, also while somebody keeps the exchange.
      g_input_stream_close_async(stream.pointer(), G_PRIORITY_DEFAULT, nil, nil, nil)
    }
    if let failure { throw failure }
    return nil
  }

  private enum Available {
    /// No bytes have come.
    case nothing
    /// Bytes that have come; none at the end and behind a failure.
    case bytes(Data)
  }

  /// Takes the bytes that have come, without waiting.
  private func available() -> Available {
    guard failure == nil else { return .bytes(Data()) }
    guard g_type_check_instance_is_a(stream.pointer(), g_pollable_input_stream_get_type()) != 0,
      g_pollable_input_stream_can_poll(stream.opaque) != 0, let buffer = malloc(Self.piece)
    else { return .nothing }
    var count = 0
    var isOver = false
    do throws(GLibError) {
      while count < Self.piece, !isOver {
        let size = try GLibError.check {
          g_pollable_input_stream_read_nonblocking(
            stream.opaque, buffer + count, gsize(min(step, Self.piece - count)), nil, $0)
        }
        isOver = size <= 0
        count += max(size, 0)
      }
    } catch {
      if error.domain != g_io_error_quark() || error.code != G_IO_ERROR_WOULD_BLOCK.rawValue {
        (failure, isOver) = (GLibError.readable(error), true)
      }
    }
    guard count > 0 else {
      free(buffer)
      return isOver ? .bytes(Data()) : .nothing
    }
    return .bytes(
      Data(bytesNoCopy: realloc(buffer, count) ?? buffer, count: count, deallocator: .free))
  }
}
