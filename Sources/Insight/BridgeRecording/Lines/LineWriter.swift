import BridgeCore
import Foundation

/// Writes moments as the lines that `docs/RECORDING.md` describes.
package struct LineWriter: Sendable {
  /// The version of the format.
  static let version = 1

  private let start: ObservedTime
  private let started: Date
  private let payloads: PayloadText

  init(start: ObservedTime, started: Date, payloads: PayloadText) {
    (self.start, self.started, self.payloads) = (start, started, payloads)
  }

  /// Returns the first line of a recording.
  package func header() -> String {
    #if os(Linux)
      let platform = "Linux"
    #else
      let platform = "Apple"
    #endif
    return String(
      decoding: ObjectWriter.write {
        $0.member("kind", "recording")
        $0.member("version", Self.version)
        $0.member(
          "started", started.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
        $0.member("platform", platform)
      }, as: UTF8.self)
  }

  /// Returns the line of a moment, without a newline.
  package func line(for moment: Moment) -> String {
    var line = ObjectWriter.write { write(moment, to: &$0) }
    line.escapeUnprintable()
    return String(decoding: line, as: UTF8.self)
  }

  /// Writes the lines of a chunk's moments in UTF-8, each with a newline after it.
  ///
  /// - Parameter lines: An array whose memory the lines take.
  func write(_ chunk: MomentChunk, to lines: inout [UInt8]) {
    let mayBeUnusual = ObjectWriter.writeLines(0..<chunk.count, to: &lines) { index, line in
      switch chunk.element(at: index) {
      case .call(let call): write(call, to: &line)
      case .other(let moment): write(moment, to: &line)
      }
    }
    if mayBeUnusual { lines.escapeUnprintable() }
  }

  private func write(_ moment: Moment, to line: inout ObjectWriter) {
    switch moment.kind {
    case .activity(let activity): write(activity, at: moment.time, to: &line)
    case .call(let call): write(call, to: &line)
    case .page(let event, let url, let members):
      begin("page", at: moment.time, &line)
      line.member("event", event)
      if let url { line.member("url", payloads.cut(payloads.redaction.url(url))) }
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        line.member(named: name, value)
      }
    case .stack(let stack):
      begin("callStack", of: stack.call, .toNative, stack.document.id, at: moment.time, &line)
      line.member("stack", payloads.cut(payloads.redaction.stack(stack.text)))
    case .dropped(let count):
      begin("dropped", at: moment.time, &line)
      line.member("count", count)
    }
  }

  private func begin(_ kind: StaticString, at time: ObservedTime, _ line: inout ObjectWriter) {
    line.member("kind", kind)
    line.member("at", thousandths: (time - start).microseconds)
  }

  private func write(_ call: CallMoment, to line: inout ObjectWriter) {
    switch call.kind {
    case .began:
      begin("callBegan", of: call.call, call.direction, call.document, at: call.time, &line)
      writeBeginning(call.name, call.direction, call.document, to: &line)
      line.member("arguments") { payloads.write(text: call.text, of: call.name, to: &$0) }
    case .ended(let queueTime, let handlerTime):
      begin("callEnded", of: call.call, call.direction, call.document, at: call.time, &line)
      writeEnd(call.document, queueTime.microseconds, handlerTime.microseconds, to: &line)
      line.member("result") { payloads.write(text: call.text, of: call.name, to: &$0) }
    }
  }

  private func writeBeginning(
    _ name: String, _ direction: FrameDirection, _ document: Int, to line: inout ObjectWriter
  ) {
    writeSender(direction, &line)
    line.member("method", name)
    if document > 0 { line.member("document", document) }
  }

  /// - Parameters:
  ///   - queueTime: In microseconds.
  ///   - handlerTime: In microseconds.
  private func writeEnd(
    _ document: Int, _ queueTime: Int, _ handlerTime: Int, to line: inout ObjectWriter
  ) {
    if document > 0 { line.member("document", document) }
    line.member("queue", thousandths: queueTime)
    line.member("handler", thousandths: handlerTime)
  }

  private func write(
    _ activity: BridgeActivity.Kind, at time: ObservedTime, to line: inout ObjectWriter
  ) {
    switch activity {
    case .documentBegan(let document):
      begin("documentBegan", at: time, &line)
      line.member("document", document.id)
      line.member("origin", document.origin.description)
      line.member("url", payloads.cut(payloads.redaction.url(document.url)))
      line.member("main", .bool(document.isMainFrame))
    case .documentEnded(let document, let error):
      begin("documentEnded", at: time, &line)
      line.member("document", document.id)
      write(error, of: "", to: &line)
    case .callBegan(let call, let arguments):
      begin("callBegan", of: call, at: time, &line)
      writeBeginning(call.name, call.direction, call.document?.id ?? 0, to: &line)
      write("arguments", arguments, of: call.name, &line)
    case .callWaits(let call): begin("callWaits", of: call, at: time, &line)
    case .callEnded(let call, let end):
      begin("callEnded", of: call, at: time, &line)
      writeEnd(
        call.document?.id ?? 0, end.queueTime.microseconds, end.handlerTime.microseconds,
        to: &line)
      if let result = end.result { write("result", result, of: call.name, &line) }
      if let error = end.error { write(error, of: call.name, to: &line) }
      if let elements = end.elements { line.member("elements", elements) }
    case .streamOpened(let call): begin("streamOpened", of: call, at: time, &line)
    case .streamElement(let call, let value):
      begin("streamElement", of: call, at: time, &line)
      write("value", value, of: call.name, &line)
    case .streamCredit(let call, let count):
      begin("streamCredit", of: call, at: time, &line)
      line.member("count", count)
    case .event(let name, let direction, let document, let value):
      begin("event", at: time, &line)
      line.member("name", name)
      writeSender(direction, &line)
      if let document { line.member("document", document.id) }
      write("value", value, of: name, &line)
    case .eventDropped(let name, let reason):
      begin("eventDropped", at: time, &line)
      line.member("name", name)
      line.member("reason", payloads.cut(payloads.redaction.text(reason)))
    case .refused(let reason):
      begin("refused", at: time, &line)
      line.member("reason", payloads.cut(payloads.redaction.text(reason)))
    case .limitReached(let error):
      begin("limitReached", at: time, &line)
      write(error, of: "", to: &line)
    case .processEnded: begin("processEnded", at: time, &line)
    }
  }

  /// Begins a line with the call's name in a recording: the page numbers its calls in each document, native code across
  /// all documents.
  private func begin(
    _ kind: StaticString, of call: Int, _ direction: FrameDirection, _ document: Int,
    at time: ObservedTime, _ line: inout ObjectWriter
  ) {
    begin(kind, at: time, &line)
    switch direction {
    case .toNative: line.member("call", document, slash: call)
    case .toPage: line.member("call", "native/\(call)")
    }
  }

  private func begin(
    _ kind: StaticString, of call: ObservedCall, at time: ObservedTime, _ line: inout ObjectWriter
  ) {
    begin(kind, of: call.id, call.direction, call.document?.id ?? 0, at: time, &line)
  }

  private func writeSender(_ direction: FrameDirection, _ line: inout ObjectWriter) {
    line.member("from", direction == .toNative ? "page" : "native")
  }

  private func write(
    _ key: StaticString, _ payload: ObservedPayload, of name: String, _ line: inout ObjectWriter
  ) {
    line.member(key) { payloads.write(payload, of: name, to: &$0) }
  }

  private func write(_ error: BridgeError, of name: String, to line: inout ObjectWriter) {
    line.member("error") { payloads.write(error, of: name, to: &$0) }
  }
}

extension Duration {
  /// The duration in milliseconds, with up to three digits after the point.
  package var recorded: BridgeValue { .double(Double(microseconds) / 1000) }

  /// The duration in whole microseconds. Half a microsecond rounds away from zero.
  fileprivate var microseconds: Int {
    let (seconds, attoseconds) = components
    let microsecond: Int64 = 1_000_000_000_000
    let half = attoseconds < 0 ? -microsecond / 2 : microsecond / 2
    // A time that somebody has made may be longer than an integer counts in microseconds.
    let whole = max(-1_000_000_000_000, min(seconds, 1_000_000_000_000))
    return Int(whole) * 1_000_000 + Int((attoseconds + half) / microsecond)
  }
}
