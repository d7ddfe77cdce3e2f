import Foundation

/// The answer to a page's request: how far its body was sent, the head of the response, and the body.
struct RelayAnswer: Sendable {
  private typealias Send = @Sendable () async throws -> PageResponse

  /// The source of the head of the response.
  private enum Head {
    /// Work that is under way.
    case task(Task<PageResponse, any Error>)
    /// Work that the reader does in its own task, because to wait for another one takes two changes of threads.
    case work(Send)
    case known(PageResponse)
  }

  private var head: Head
  /// The numbers of bytes that were sent; `nil` if the page does not want them.
  private let progress: AsyncStream<Int>?
  private let outlives: Bool
  let failed: @Sendable (any Error) -> Void

  /// - Parameters:
  ///   - outlives: Whether the work begins now, and goes on when the page no longer reads. Other work begins when the
  ///     answer is read.
  ///   - tellsProgress: Whether the page hears how much of the request's body was sent. The work begins now then as well.
  ///   - failed: Called with the error of a request or of the body of its response, and not when it was cancelled.
  ///   - send: Sends the request. It is cancelled when the page no longer reads.
  init(
    outlives: Bool, tellsProgress: Bool, failed: @escaping @Sendable (any Error) -> Void,
    send: @escaping @Sendable (@escaping @Sendable (Int) -> Void) async throws -> PageResponse
  ) {
    (self.outlives, self.failed) = (outlives, failed)
    let progress = tellsProgress ? AsyncStream.makeStream(of: Int.self) : nil
    self.progress = progress?.stream
    let work: Send = {
      defer { progress?.continuation.finish() }
      do {
        return try await send { progress?.continuation.yield($0) }
      } catch {
        if !(error is CancellationError) { failed(error) }
        // A page's EventSource does not try again where the server refuses it.
        let isRefused = (error as? RelayError)?.code == .cors
        throw isRefused ? BridgeError("cors", "The server refuses the origin.") : error
      }
    }
    head = outlives || tellsProgress ? .task(Task { try await work() }) : .work(work)
  }

  /// The work until the head of the response has come, if it has begun.
  var task: Task<PageResponse, any Error>? {
    if case .task(let task) = head { task } else { nil }
  }

  /// Waits for the head of the response. The end of the task that waits ends the request, unless it outlives the page.
  func response() async throws -> PageResponse {
    switch head {
    case .known(let response): response
    case .work(let send): try await send()
    case .task(let task):
      try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        if !outlives { task.cancel() }
      }
    }
  }

  /// Reads the whole body of a response.
  ///
  /// - Throws: ``RelayError`` with the code `tooLarge` for a larger body, or the error of the connection.
  func data(of response: PageResponse, limit: Int) async throws -> Data {
    var data = Data()
    var body = body(of: response)
    while let piece = try await body.next() {
      guard data.count + piece.count <= limit else {
        let error = RelayError(.tooLarge, "The response has more than \(limit) bytes.")
        failed(error)
        throw error
      }
      data.append(piece)
    }
    return data
  }

  /// Waits for what the page's script gets: the head and a small body in one array, which takes one message, or a stream.
  func opened() async throws -> StreamAnswer {
    guard progress == nil else { return .stream(BridgeStream(self)) }
    let response = try await response()
    if let whole = response.headAndBody { return .value(whole) }
    var answer = self
    answer.head = .known(response)
    return .stream(BridgeStream(answer))
  }

  private func body(of response: PageResponse) -> Body {
    Body(pieces: response.body.makeAsyncIterator(), failed: failed)
  }

  /// The pieces of a body, whose error is told.
  private struct Body {
    var pieces: BridgeStream<Data>.Iterator
    let failed: @Sendable (any Error) -> Void

    mutating func next() async throws -> Data? {
      do {
        return try await pieces.next()
      } catch {
        if !(error is CancellationError) { failed(error) }
        throw error
      }
    }
  }
}

/// The elements of the stream that the page's script receives: the numbers of bytes that were sent, and then the head
/// and a small body in one array, or the head and the pieces of the body.
extension RelayAnswer: AsyncSequence {
  /// The largest piece, in bytes. It is large enough to travel beside the text.
  private static let piece = 1 << 20

  func makeAsyncIterator() -> Iterator {
    Iterator(answer: self, progress: progress?.makeAsyncIterator())
  }

  struct Iterator: AsyncIteratorProtocol {
    fileprivate let answer: RelayAnswer
    fileprivate var progress: AsyncStream<Int>.Iterator?
    private var body: Body?
    private var rest = Data()
    private var isOver = false

    fileprivate init(answer: RelayAnswer, progress: AsyncStream<Int>.Iterator?) {
      (self.answer, self.progress) = (answer, progress)
    }

    mutating func next() async throws -> BridgeValue? {
      if isOver { return nil }
      if body == nil {
        if let count = await progress?.next() { return .int(count) }
        let response = try await answer.response()
        if let whole = response.headAndBody {
          isOver = true
          return whole
        }
        body = answer.body(of: response)
        return response.head
      }
      while rest.isEmpty {
        guard let data = try await body?.next() else { return nil }
        rest = data
      }
      guard rest.count > RelayAnswer.piece else {
        defer { rest = Data() }
        return .bytes(rest)
      }
      let piece = rest.prefix(RelayAnswer.piece)
      rest = rest.dropFirst(piece.count)
      return .bytes(Data(piece))
    }
  }
}

extension RelayAnswer {
  /// The largest response of a synchronous request, in bytes.
  private static let mostBytes = 64 << 20

  /// Returns the head and the whole body, for a synchronous request.
  ///
  /// - Parameter limit: How long the request may take.
  /// - Throws: ``RelayError`` with the code `tooLarge`, or why the request failed.
  func whole(within limit: Duration) async throws -> BridgeValue {
    try await reading(
      within: limit, "The response of a synchronous request did not come within \(limit)."
    ) {
      let response = try await response()
      return [
        "head": response.head,
        "body": .bytes(try await data(of: response, limit: Self.mostBytes)),
      ]
    }
  }

  /// Reads a response that nobody wants, so that its connection serves the next request.
  ///
  /// - Parameter limit: How long the request may take. One that takes longer is given up, and the log says so.
  func drain(within limit: Duration) async {
    try? await reading(within: limit, "The response of a beacon did not end within \(limit).") {
      for try await _ in try await response().body {}
    }
  }

  /// Reads a response in a given time.
  ///
  /// - Parameter late: What the log says of a response that takes longer.
  private func reading<Result: Sendable>(
    within limit: Duration, _ late: String,
    _ read: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    let reader = Task { try await read() }
    let clock = Task {
      try await Task.sleep(for: limit)
      failed(RelayError(.network, late))
      reader.cancel()
      task?.cancel()
    }
    defer { clock.cancel() }
    return try await withTaskCancellationHandler {
      try await reader.value
    } onCancel: {
      reader.cancel()
    }
  }
}
