// Exported, because a recorder needs a bridge.
@_exported public import BridgeCore
import Disclosure
import Foundation

/// Records what happens on one bridge: documents, calls, streams and events, in both directions.
///
/// ```swift
/// let recorder = try bridge.record()
/// …
/// print(recorder.text)
/// ```
///
/// The recorder keeps the latest lines in memory, and writes all of them to a file if the options name one. The
/// bridge keeps the recorder until ``stop()`` or until the bridge ends.
@MainActor public final class Recorder {
  package let writer: LineWriter
  private let file: RecordingFile?
  private let log: ConversationLog?
  // Unchecked, because nothing that the ring calls calls the recorder.
  @exclusivity(unchecked) private var ring: MomentRing
  /// The readers that wait for further lines.
  @exclusivity(unchecked) private var waiters: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var lastWaiter = 0
  /// An object that lives as long as the recording, such as a server that shows it. It may keep no reference to the
  /// recorder.
  package var companion: AnyObject?
  private var hasStopped = false
  private weak var bridge: Bridge?
  /// How long lines wait for others on their way to the file.
  private static let pause = Duration.milliseconds(100)
  @exclusivity(unchecked) private var isWriteScheduled = false
  /// The name of a call of no monitor.
  @exclusivity(unchecked) private var ordinaryName = ""

  /// - Throws: ``RecordingError`` if the file cannot be created.
  package init(_ options: RecorderOptions) throws {
    ring = MomentRing(maxLines: options.maxLines, maxBytes: options.maxBytes)
    let payloads = PayloadText(redaction: options.redaction, longest: options.maxPayloadBytes)
    let writer = LineWriter(start: .now, started: Date(), payloads: payloads)
    self.writer = writer
    file = try options.file.map {
      try RecordingFile(
        $0, writer: writer, maxBytes: options.maxFileBytes, log: options.logger)
    }
    log = options.logger.map { ConversationLog($0, redaction: options.redaction) }
  }

  /// Begins to record what happens on a bridge.
  package func begin(_ bridge: Bridge) {
    self.bridge = bridge
    for document in bridge.observedDocuments {
      append(Moment(time: .now, kind: .activity(.documentBegan(document))))
      log?.write(.documentBegan(document))
    }
    bridge.add(observer: self)
  }

  /// The recording so far, as JSON Lines. Lines that memory had no room for are missing, and counted.
  public var text: String {
    var number = 0
    let lines = lines(from: &number, atMost: .max)
    return ([writer.header()] + lines).joined(separator: "\n") + "\n"
  }

  /// Ends the recording, and writes what is left to the file.
  public func stop() {
    bridge?.remove(observer: self)
    flush()
    hasStopped = true
    resumeWaiters(false)
    companion = nil
  }

  /// Writes what waits to the file, and returns when the file has it.
  public func flush() {
    writeChunk()
    file?.flush()
  }

  // MARK: Reading

  /// Returns the lines from a number on, and moves the number past them.
  package func lines(from number: inout Int, atMost count: Int) -> [String] {
    ring.moments(from: &number, atMost: count).map(writer.line)
  }

  /// Waits until there are lines from a number on.
  ///
  /// - Returns: Whether there are; `false` if the recording has ended or the task was cancelled.
  package func waitForLines(from number: Int) async -> Bool {
    if ring.next > number { return true }
    guard !hasStopped else { return false }
    lastWaiter += 1
    let waiter = lastWaiter
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(returning: false)
        } else {
          waiters[waiter] = continuation
        }
      }
    } onCancel: {
      Task { @MainActor in waiters.removeValue(forKey: waiter)?.resume(returning: false) }
    }
  }

  private func resumeWaiters(_ hasLines: Bool) {
    let all = waiters
    waiters = [:]
    for waiter in all.values { waiter.resume(returning: hasLines) }
  }

  // MARK: Writing

  /// Adds what a monitor has seen of a page.
  package func append(
    page event: String, url: String?, members: [String: BridgeValue],
    at time: ContinuousClock.Instant
  ) {
    let kind = Moment.Kind.page(event: event, url: url, members: members)
    append(Moment(time: ObservedTime(time), kind: kind))
    log?.write(page: event, url: url)
  }

  private func append(_ moment: Moment) {
    _ = add {
      $0.append(moment)
      return true
    }
  }

  /// Adds moments to the ring.
  ///
  /// - Parameter body: Returns whether it has added a moment.
  /// - Returns: What `body` returns.
  @inline(__always) private func add(_ body: (inout MomentChunk) -> Bool) -> Bool {
    guard ring.append(body) else { return false }
    if ring.isChunkFull, let chunk = ring.endChunk() { file?.append(chunk) }
    if file != nil, !isWriteScheduled { scheduleWrite() }
    if !waiters.isEmpty { resumeWaiters(true) }
    return true
  }

  /// Writes the moments of an incomplete chunk to the file, a little later.
  private func scheduleWrite() {
    isWriteScheduled = true
    Task { [weak self] in
      try? await Task.sleep(for: Self.pause)
      self?.isWriteScheduled = false
      self?.writeChunk()
    }
  }

  private func writeChunk() {
    guard let file, let chunk = ring.endChunk() else { return }
    file.append(chunk)
  }
}

extension Recorder: CallObserver {
  /// Records an activity of the bridge.
  public func observe(_ activity: BridgeActivity) {
    if let call = activity.kind.call, isOfMonitor(call.name, call.direction) { return }
    if let stack = PageCallStack(activity.kind) {
      return append(Moment(time: activity.observedTime, kind: .stack(stack)))
    }
    _ = add {
      $0.append(activity)
      return true
    }
    log?.write(activity.kind)
  }

  package func callBegan(
    _ call: borrowing TimedCall, _ arguments: borrowing Payload
  ) -> Bool {
    if isOfMonitor(call.name, call.direction) { return true }
    return log == nil && add { $0.append(began: call, arguments) }
  }

  package func callEnded(
    _ call: borrowing TimedCall, _ result: borrowing Payload, at time: ObservedTime
  ) -> Bool {
    if isOfMonitor(call.name, call.direction) { return true }
    return log == nil && add { $0.append(ended: call, result, at: time) }
  }

  /// Returns whether a monitor's script reports. The monitor's events are recorded instead.
  private func isOfMonitor(_ name: String, _ direction: FrameDirection) -> Bool {
    // Calls that follow one another usually have the same name.
    guard direction == .toNative, name != ordinaryName else { return false }
    if name.hasBytePrefix("webbridge.monitor.") { return true }
    ordinaryName = name
    return false
  }
}

extension BridgeActivity.Kind {
  /// The call that began or ended.
  fileprivate var call: ObservedCall? {
    switch self {
    case .callBegan(let call, _), .callEnded(let call, _): call
    default: nil
    }
  }
}

extension Bridge {
  /// Records what happens on this bridge from now on.
  ///
  /// - Parameter options: The options of the recorder.
  /// - Throws: ``RecordingError`` if the file of the options cannot be created.
  @discardableResult public func record(_ options: RecorderOptions = RecorderOptions()) throws
    -> Recorder
  {
    let recorder = try Recorder(options)
    recorder.begin(self)
    return recorder
  }
}
