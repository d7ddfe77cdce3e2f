public import BridgeCore
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
  private var ring: MomentRing
  private var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
  private var lastListener = 0
  private weak var bridge: Bridge?
  /// How long lines wait for others on their way to the file.
  private static let pause = Duration.milliseconds(100)
  private var isWriteScheduled = false

  /// - Throws: ``RecordingError`` if the file cannot be created.
  init(_ bridge: Bridge, _ options: RecorderOptions) throws {
    self.bridge = bridge
    ring = MomentRing(mostLines: options.mostLines, mostBytes: options.mostBytes)
    let payloads = PayloadText(redaction: options.redaction, longest: options.longestPayload)
    let writer = LineWriter(start: .now, started: Date(), payloads: payloads)
    self.writer = writer
    file = try options.file.map {
      try RecordingFile(
        $0, writer: writer, mostBytes: options.mostFileBytes, log: options.logger)
    }
    log = options.logger.map { ConversationLog($0, redaction: options.redaction) }
    for document in bridge.observedDocuments {
      append(Moment(time: .now, kind: .activity(.documentBegan(document))))
    }
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
    for listener in listeners.values { listener.finish() }
    listeners = [:]
  }

  /// Writes what waits to the file, and returns when the file has it.
  public func flush() {
    writeChunk()
    file?.flush()
  }

  // MARK: Reading

  /// Returns the lines from a number on, and moves the number behind them.
  package func lines(from number: inout Int, atMost count: Int) -> [String] {
    ring.moments(from: &number, atMost: count).map(writer.line)
  }

  /// Returns a sequence with an element when there are further lines. Changes before an element is read are one.
  package func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    lastListener += 1
    let number = lastListener
    listeners[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.listeners[number] = nil }
    }
    return stream
  }

  // MARK: Writing

  /// Adds what a monitor has seen of a page.
  package func append(
    page event: String, url: String?, members: [String: BridgeValue],
    at time: ContinuousClock.Instant
  ) {
    append(Moment(time: time, kind: .page(event: event, url: url, members: members)))
  }

  private func append(_ moment: Moment) {
    if let chunk = ring.append(moment) { file?.append(chunk) }
    if file != nil, !isWriteScheduled { scheduleWrite() }
    log?.write(moment)
    if !listeners.isEmpty { for listener in listeners.values { listener.yield() } }
  }

  /// Gives the file what has no whole chunk yet, a little later.
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

extension Recorder: BridgeObserver {
  /// Records an activity of the bridge.
  public func observe(_ activity: BridgeActivity) {
    if activity.kind.isOfMonitor { return }
    append(Moment(time: activity.time, kind: .activity(activity.detached.kind)))
  }
}

extension BridgeActivity.Kind {
  /// Whether a monitor's script reports. The monitor's events are recorded instead.
  fileprivate var isOfMonitor: Bool {
    switch self {
    case .callBegan(let call, _), .callEnded(let call, _):
      // The first letter excludes most names, because a prefix takes longer to compare.
      call.name.utf8.first == UInt8(ascii: "w") && call.direction == .toNative
        && call.name.hasPrefix("webbridge.monitor.")
    default: false
    }
  }
}
