import Foundation

/// The synchronous requests of a page, which asks for the result again and again while it is blocked.
///
/// A synchronous method answers immediately, and a request needs time in which interceptors run, also on the main actor.
/// Each question therefore waits for a few milliseconds only, off the main loop, and ends at once when the request does.
@MainActor final class SynchronousRequests {
  /// How long a question blocks the main thread, in seconds.
  private static let pause = 0.004

  private final class Pending: Sendable {
    let result = Locked<Result<BridgeValue, any Error>?>(nil)
    let number: Int
    let ended = DispatchSemaphore(value: 0)
    let task = Locked<Task<Void, Never>?>(nil)

    init(_ number: Int) { self.number = number }

    deinit { task.withLock { $0?.cancel() } }
  }

  /// A document has one synchronous request at a time.
  private var pending: [BridgeFrame: Pending] = [:]
  private var last = 0

  /// Begins a request of a document, and returns its number.
  func begin(_ answer: RelayAnswer, of frame: BridgeFrame) -> Int {
    last += 1
    let request = Pending(last)
    let task = Task.detached { [weak request] in
      let result: Result<BridgeValue, any Error>
      do { result = .success(try await answer.whole()) } catch { result = .failure(error) }
      request?.result.withLock { $0 = result }
      request?.ended.signal()
    }
    request.task.withLock { $0 = task }
    pending[frame] = request
    return last
  }

  /// Returns the response; `null` if it has not come yet.
  ///
  /// - Throws: Why the request failed.
  func poll(_ number: Int, of frame: BridgeFrame) throws -> BridgeValue {
    guard let request = pending[frame], request.number == number else {
      throw BridgeError(.badArguments, "There is no such request.")
    }
    _ = request.ended.wait(timeout: .now() + Self.pause)
    guard let result = request.result.withLock({ $0 }) else { return .null }
    pending[frame] = nil
    return try result.get()
  }

  /// Cancels the request of a document.
  func cancel(of frame: BridgeFrame) { pending[frame] = nil }
}

extension RelayAnswer {
  /// The largest response of a synchronous request, in bytes.
  private static let mostBytes = 64 << 20

  /// Returns the head and the whole body.
  ///
  /// - Throws: ``RelayError`` with the code `tooLarge`, or why the request failed.
  fileprivate func whole() async throws -> BridgeValue {
    var head: BridgeValue = .null
    var body = Data()
    for try await element in self {
      switch element {
      case .object: head = element
      case .bytes(let piece):
        body.append(piece)
        guard body.count <= Self.mostBytes else {
          throw RelayError(
            .tooLarge,
            "The response of a synchronous request has more than \(Self.mostBytes) bytes.")
        }
      default: break
      }
    }
    return ["head": head, "body": .bytes(body)]
  }
}
