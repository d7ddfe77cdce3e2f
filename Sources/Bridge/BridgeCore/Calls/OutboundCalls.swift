/// The calls of native code that no page has answered yet, and their deadlines.
@MainActor final class OutboundCalls {
  /// The receiver of an answer.
  enum Waiter {
    /// A task that is about to wait.
    case coming
    /// A waiting task. The continuation is unsafe because a checked one holds memory. It is resumed exactly once:
    /// only `finish` resumes it, after removing the call, and the end of a document or of the bridge finishes all
    /// of its calls.
    case task(UnsafeContinuation<Answer, any Error>)
    case completion(@MainActor (Result<Payload, BridgeError>) -> Void)
    case stream(StreamReader)
  }

  /// The answer to a call: a class, so that the frame of a waiting task holds a pointer only.
  final class Answer: Sendable {
    let payload: Payload
    init(_ payload: Payload) { self.payload = payload }
  }

  private struct Call {
    let name: String
    /// When the call times out; `nil` for an open stream and for a call without a timeout.
    var deadline: Duration?
    /// The time that the call gets at most for times in which the app was suspended.
    var grace: Duration
    /// The channel on which the call was sent; `nil` while it waits for a document.
    var channel: (any FrameChannel)?
    var waiter: Waiter
  }

  // Unchecked, because code that changes it calls nothing else.
  @exclusivity(unchecked) private var calls = CallTable<Call>()
  /// The frames, and their sizes, of calls that wait for a document. They are stored separately, because thousands of
  /// calls may wait for answers and few wait for a document.
  private var waiting: [Int: (frame: Frame, size: Int)] = [:]
  /// Answers that came before their tasks began to wait.
  private var early: [Int: Result<Payload, BridgeError>] = [:]
  /// The size of the calls that wait for a document.
  private(set) var waitingBytes = 0
  private var lastID = 0
  private var nextSweep: Duration?
  private let clock: any BridgeClock
  private let observers: Observers
  private let resumeTask: (_ resume: () -> Void) -> Void

  /// - Parameter resumeTask: See ``BridgeEngine/resumeTask(_:)``.
  init(
    clock: any BridgeClock, observers: Observers,
    resumeTask: @escaping (_ resume: () -> Void) -> Void
  ) {
    (self.clock, self.observers, self.resumeTask) = (clock, observers, resumeTask)
  }

  /// Returns the key of a call for observers.
  static func key(_ id: Int) -> CallTimes.Key {
    CallTimes.Key(id: id, direction: .toPage, document: nil)
  }

  var count: Int { calls.count }

  func newID() -> Int {
    lastID += 1
    return lastID
  }

  /// Sends a call, and keeps it until it is answered.
  ///
  /// - Parameter channel: The channel on which to send the call; `nil` if the call waits for a document.
  func add(
    _ id: Int, _ frame: Frame, name: String, size: Int, timeout: Duration?,
    channel: (any FrameChannel)?, _ waiter: Waiter
  ) {
    let deadline = timeout.map { clock.now + $0 }
    calls.insert(
      Call(
        name: name, deadline: deadline, grace: timeout ?? .zero, channel: channel, waiter: waiter),
      for: id)
    if channel == nil {
      waiting[id] = (frame, size)
      waitingBytes += size
    }
    if let deadline { sweep(at: deadline) }
    if observers.isActive { observe(id, name, frame.payload, channel) }
    if let channel { send(id, frame, of: waiter, to: channel) }
  }

  private func send(_ id: Int, _ frame: Frame, of waiter: Waiter, to channel: any FrameChannel) {
    if let parent = observers.tracing?.traceparent(of: id) {
      channel.send(.trace(id: id, parent: Payload(.string(parent))))
    }
    channel.send(frame)
    if case .stream(let reader) = waiter { reader.begin(in: channel) }
  }

  /// Sends the calls that wait for a document, in the order in which they were made.
  func sendWaiting(to channel: any FrameChannel) {
    for id in waiting.keys.sorted() {
      guard let call = calls[id], let frame = takeWaiting(id) else { continue }
      calls.change(id) { $0.channel = channel }
      if observers.isActive { observers.callSent(Self.key(id), to: channel.observed) }
      send(id, frame, of: call.waiter, to: channel)
    }
  }

  private func takeWaiting(_ id: Int) -> Frame? {
    guard let (frame, size) = waiting.removeValue(forKey: id) else { return nil }
    waitingBytes -= size
    return frame
  }

  /// Ends a call and answers its waiter.
  ///
  /// - Returns: `false` if the call has ended before or belongs to another document.
  @discardableResult func finish(
    _ id: Int, from channel: (any FrameChannel)?, _ result: Result<Payload, BridgeError>
  ) -> Bool {
    let call = calls.remove(id) { channel == nil || $0.channel === channel }
    guard let call else { return false }
    if observers.isActive { observers.callEnded(Self.key(id), result) }
    if call.channel == nil { _ = takeWaiting(id) }
    switch call.waiter {
    case .coming: early[id] = result
    case .task(let continuation): resume(continuation, result)
    case .completion(let completion): completion(result)
    case .stream(let reader): reader.end(result)
    }
    return true
  }

  private func resume(
    _ continuation: UnsafeContinuation<Answer, any Error>, _ result: Result<Payload, BridgeError>
  ) {
    resumeTask {
      switch result {
      case .success(let payload): continuation.resume(returning: Answer(payload))
      case .failure(let error): continuation.resume(throwing: error)
      }
    }
  }

  /// Records why a request was not sent, for the task that is about to wait for its answer.
  func refuse(_ id: Int, _ error: BridgeError) { early[id] = .failure(error) }

  /// Registers the continuation of the task that prepared a call. The call is open or has an early answer: `prepare`
  /// makes sure of that, and `finish` turns an open call into an early answer.
  func wait(for id: Int, _ continuation: UnsafeContinuation<Answer, any Error>) {
    if let result = early.removeValue(forKey: id) {
      resume(continuation, result)
    } else {
      calls.change(id) { $0.waiter = .task(continuation) }
    }
  }

  /// Returns the reader of a document's stream.
  func reader(_ id: Int, from channel: any FrameChannel) -> StreamReader? {
    guard let call = calls[id], call.channel === channel, case .stream(let reader) = call.waiter
    else { return nil }
    return reader
  }

  /// Ends the deadline of a stream, because the stream has opened.
  func opened(_ id: Int) {
    calls.change(id) { $0.deadline = nil }
    if observers.isActive { observers.streamOpened(Self.key(id)) }
  }

  /// Cancels a call. The page is told if it has the call.
  func cancel(_ id: Int) {
    guard let call = calls[id] else { return }
    finish(id, from: nil, .failure(BridgeError(.cancelled, "\"\(call.name)\" was cancelled.")))
    call.channel?.send(.cancel(id: id))
  }

  /// Fails all calls of a document, or with `nil` the calls that wait for a document.
  func failAll(of channel: (any FrameChannel)?, _ error: (_ name: String) -> BridgeError) {
    for id in calls.all.filter({ $0.call.channel === channel }).map(\.id).sorted() {
      guard let name = calls[id]?.name else { continue }
      finish(id, from: nil, .failure(error(name)))
    }
  }

  // MARK: Observers

  private func observe(
    _ id: Int, _ name: String, _ arguments: Payload?, _ channel: (any FrameChannel)?
  ) {
    let arguments = arguments ?? Payload(text: [])
    let call = TimedCall(
      id, name, .toPage, channel?.observed, argumentBytes: arguments.size)
    observers.callBegan(call, arguments)
    if let document = channel?.observed {
      observers.callSent(Self.key(id), to: document)
    } else {
      observers.callWaits(Self.key(id))
    }
  }

  // MARK: Deadlines

  // One timer serves the earliest deadline, because calls come and go by the thousand and a timer for each call would
  // outlive the call.
  private func sweep(at time: Duration) {
    if let nextSweep, nextSweep <= time { return }
    nextSweep = time
    clock.schedule(after: max(.zero, time - clock.now)) { [weak self] in self?.sweep(planned: time)
    }
  }

  private func sweep(planned time: Duration) {
    guard nextSweep == time else { return }
    nextSweep = nil
    let now = clock.now
    if now - time > Self.mostLate { putOff(by: now - time, at: now) }
    var earliest: Duration?
    var late: [Int] = []
    for (id, call) in calls.all {
      guard let deadline = call.deadline else { continue }
      if deadline <= now {
        late.append(id)
      } else if earliest.map({ deadline < $0 }) ?? true {
        earliest = deadline
      }
    }
    for id in late.sorted() { expire(id) }
    // Deadlines that lie close together share a sweep.
    if let earliest { sweep(at: max(earliest, now + .milliseconds(5))) }
  }

  /// How late a sweep may be. It is later after the app was suspended, or its main thread was blocked.
  private static let mostLate: Duration = .seconds(1)

  /// Moves the deadlines by the time in which the app was suspended, because the page was suspended as well.
  private func putOff(by lost: Duration, at now: Duration) {
    for (id, call) in calls.all {
      guard let deadline = call.deadline else { continue }
      let from = max(deadline, now)
      let later = min(from + lost, now + call.grace)
      guard later > from else { continue }
      calls.change(id) {
        $0.deadline = later
        // The grace becomes less, so that a call ends also in an app whose timers are always late.
        $0.grace -= later - from
      }
    }
  }

  private func expire(_ id: Int) {
    guard let call = calls[id] else { return }
    let reason =
      call.channel == nil
      ? "No page said hello in time: no page was loaded, or the loaded page has no bridge."
      : "The page has the call and did not answer; it may have run."
    finish(
      id, from: nil,
      .failure(BridgeError(.timedOut, "\"\(call.name)\" was not answered in time. \(reason)")))
    call.channel?.send(.cancel(id: id))
  }
}
