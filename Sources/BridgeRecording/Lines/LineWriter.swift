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
    String(decoding: bytes(for: moment), as: UTF8.self)
  }

  /// Returns the line of a moment in UTF-8, without a newline.
  func bytes(for moment: Moment) -> [UInt8] {
    ObjectWriter.write { line in
      switch moment.kind {
      case .activity(let activity): write(activity, at: moment.time, to: &line)
      case .page(let event, let url, let members):
        begin("page", at: moment.time, &line)
        line.member("event", event)
        if let url { line.member("url", payloads.cut(url)) }
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
          line.member(named: name, value)
        }
      case .dropped(let count):
        begin("dropped", at: moment.time, &line)
        line.member("count", count)
      }
    }
  }

  private func begin(_ kind: StaticString, at time: ObservedTime, _ line: inout ObjectWriter) {
    line.member("kind", kind)
    line.member("at", .double(Double(time.microseconds(since: start)) / 1000))
  }

  private func write(
    _ activity: BridgeActivity.Kind, at time: ObservedTime, to line: inout ObjectWriter
  ) {
    switch activity {
    case .documentBegan(let document):
      begin("documentBegan", at: time, &line)
      line.member("document", document.id)
      line.member("origin", document.origin.description)
      line.member("url", payloads.cut(document.url))
      line.member("main", .bool(document.isMainFrame))
    case .documentEnded(let document, let error):
      begin("documentEnded", at: time, &line)
      line.member("document", document.id)
      write(error, to: &line)
    case .callBegan(let call, let arguments):
      begin("callBegan", of: call, at: time, &line)
      writeSender(call.direction, &line)
      line.member("method", call.name)
      if let document = call.document { line.member("document", document.id) }
      write("arguments", arguments, of: call.name, &line)
    case .callWaits(let call): begin("callWaits", of: call, at: time, &line)
    case .callEnded(let call, let end):
      begin("callEnded", of: call, at: time, &line)
      if let document = call.document { line.member("document", document.id) }
      line.member("queue", end.queueTime.recorded)
      line.member("handler", end.handlerTime.recorded)
      if let result = end.result { write("result", result, of: call.name, &line) }
      if let error = end.error { write(error, to: &line) }
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
      line.member("reason", reason)
    case .refused(let reason):
      begin("refused", at: time, &line)
      line.member("reason", payloads.cut(reason))
    case .limitReached(let error):
      begin("limitReached", at: time, &line)
      write(error, to: &line)
    case .processEnded: begin("processEnded", at: time, &line)
    }
  }

  /// Begins a line with the call's name in a recording: the page numbers its calls in each document, native code across
  /// all documents.
  private func begin(
    _ kind: StaticString, of call: ObservedCall, at time: ObservedTime, _ line: inout ObjectWriter
  ) {
    begin(kind, at: time, &line)
    switch call.direction {
    case .toNative: line.member("call", call.document?.id ?? 0, slash: call.id)
    case .toPage: line.member("call", "native/\(call.id)")
    }
  }

  private func writeSender(_ direction: FrameDirection, _ line: inout ObjectWriter) {
    line.member("from", direction == .toNative ? "page" : "native")
  }

  private func write(
    _ key: StaticString, _ payload: ObservedPayload, of name: String, _ line: inout ObjectWriter
  ) {
    let shown = payloads.shown(payload, of: name)
    line.member(key) { shown.write(to: &$0) }
  }

  private func write(_ error: BridgeError, to line: inout ObjectWriter) {
    line.member("error") { payloads.write(error, to: &$0) }
  }
}

extension Duration {
  /// The duration in milliseconds, with up to three digits behind the point.
  package var recorded: BridgeValue {
    let (seconds, attoseconds) = components
    let microsecond: Int64 = 1_000_000_000_000
    // Half a microsecond rounds away from zero.
    let half = attoseconds < 0 ? -microsecond / 2 : microsecond / 2
    return .double(Double(seconds) * 1000 + Double((attoseconds + half) / microsecond) / 1000)
  }
}
