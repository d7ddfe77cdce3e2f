import BridgeCore
import Foundation
import OrderedCollections

/// Writes moments as the lines that `docs/RECORDING.md` describes.
package struct LineWriter: Sendable {
  /// The version of the format.
  static let version = 1

  private typealias Members = OrderedDictionary<String, BridgeValue>

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
    return text([
      "kind": "recording", "version": .int(Self.version),
      "started": .string(
        started.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))),
      "platform": .string(platform),
    ])
  }

  /// Returns the line of a moment, without a newline.
  package func line(for moment: Moment) -> String {
    var line: Members = ["kind": "", "at": (moment.time - start).recorded]
    switch moment.kind {
    case .activity(let activity): write(activity, to: &line)
    case .page(let event, let url, let members):
      line["kind"] = "page"
      line["event"] = .string(event)
      if let url { line["url"] = .string(payloads.cut(url)) }
      for (name, value) in members.sorted(by: { $0.key < $1.key }) { line[name] = value }
    case .dropped(let count):
      line["kind"] = "dropped"
      line["count"] = .int(count)
    }
    return text(line)
  }

  private func write(_ activity: BridgeActivity.Kind, to line: inout Members) {
    switch activity {
    case .documentBegan(let document):
      line["kind"] = "documentBegan"
      line["document"] = .int(document.id)
      line["origin"] = .string(document.origin.description)
      line["url"] = .string(payloads.cut(document.url))
      line["main"] = .bool(document.isMainFrame)
    case .documentEnded(let document, let error):
      line["kind"] = "documentEnded"
      line["document"] = .int(document.id)
      line["error"] = payloads.object(for: error)
    case .callBegan(let call, let arguments):
      write("callBegan", call, to: &line)
      line["from"] = Self.sender(call.direction)
      line["method"] = .string(call.name)
      if let document = call.document { line["document"] = .int(document.id) }
      line["arguments"] = payloads.object(for: arguments, of: call.name)
    case .callWaits(let call): write("callWaits", call, to: &line)
    case .callEnded(let call, let end): write(end, of: call, to: &line)
    case .streamOpened(let call): write("streamOpened", call, to: &line)
    case .streamElement(let call, let value):
      write("streamElement", call, to: &line)
      line["value"] = payloads.object(for: value, of: call.name)
    case .streamCredit(let call, let count):
      write("streamCredit", call, to: &line)
      line["count"] = .int(count)
    case .event(let name, let direction, let document, let value):
      line["kind"] = "event"
      line["name"] = .string(name)
      line["from"] = Self.sender(direction)
      if let document { line["document"] = .int(document.id) }
      line["value"] = payloads.object(for: value, of: name)
    case .eventDropped(let name, let reason):
      line["kind"] = "eventDropped"
      line["name"] = .string(name)
      line["reason"] = .string(reason)
    case .refused(let reason):
      line["kind"] = "refused"
      line["reason"] = .string(payloads.cut(reason))
    case .limitReached(let error):
      line["kind"] = "limitReached"
      line["error"] = payloads.object(for: error)
    case .processEnded: line["kind"] = "processEnded"
    }
  }

  private func write(_ kind: String, _ call: ObservedCall, to line: inout Members) {
    line["kind"] = .string(kind)
    line["call"] = .string(call.recordedID)
  }

  private func write(_ end: CallEnd, of call: ObservedCall, to line: inout Members) {
    write("callEnded", call, to: &line)
    if let document = call.document { line["document"] = .int(document.id) }
    line["queue"] = end.queueTime.recorded
    line["handler"] = end.handlerTime.recorded
    if let result = end.result { line["result"] = payloads.object(for: result, of: call.name) }
    if let error = end.error { line["error"] = payloads.object(for: error) }
    if let elements = end.elements { line["elements"] = .int(elements) }
  }

  private static func sender(_ direction: FrameDirection) -> BridgeValue {
    direction == .toNative ? "page" : "native"
  }

  private func text(_ line: Members) -> String { BridgeValue.object(line).plainText }
}

extension ObservedCall {
  /// The call's name in a recording: the page numbers its calls in each document, native code across all documents.
  fileprivate var recordedID: String {
    direction == .toNative ? "\(document?.id ?? 0)/\(id)" : "native/\(id)"
  }
}

extension Duration {
  /// The duration in milliseconds, with up to three digits behind the point.
  package var recorded: BridgeValue { .double((self / .microseconds(1)).rounded() / 1000) }
}
