import Foundation
import FuzzDriver

@testable import BridgeCodec
@testable import BridgeCore
@testable import BridgeMonitor
@testable import BridgeRecording
@testable import WebBridge

/// What the monitor and the inspector read.
enum FuzzedReport {
  private static let load = SchemeLoad(
    url: URL(filePath: "/index.html"), began: Date(timeIntervalSince1970: 1_750_000_000),
    isOfPackage: true)

  static func report(_ bytes: [UInt8]) {
    _ = PageClaims(String(decoding: bytes, as: UTF8.self))
    guard let reports = try? PageReports(Payload(text: bytes[...])) else { return }
    hold(reports.list.count <= 50, "A text has too many reports.")
    for report in reports.list {
      let age = reports.age(of: report)
      hold(age >= .zero && age <= .seconds(60), "A report has no time.")
      if let event = report.event() {
        let text = "\(event)"
        hold(!text.contains("?") || !text.contains("https://a.example/?"), "A query is reported.")
      }
      let times = report.times(
        tap: Date(), isFirst: true, page: "file:///index.html", loads: [load])
      for (_, time) in times.phases { hold(time >= .zero && time <= .seconds(86_400), "A time.") }
      let resources = report.resources(and: [load], page: nil)
      hold(resources.slowest.count <= 10, "A report has too many resources.")
      hold(resources.counts.values.allSatisfy { $0 > 0 }, "A count is none.")
    }
  }

  /// A recording, and a payload that is recorded.
  static func recording(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let recording = try? Recording(parsing: text) { accept(recording) }
    let payload = ObservedPayload(payload: Payload(text: bytes[...]))
    let redaction = Redaction(keys: ["secret"], names: [])
    let shown = PayloadText(redaction: redaction, longest: 256).shown(payload, of: "name")
    let line = String(decoding: ObjectWriter.write(shown.write), as: UTF8.self)
    hold(!line.utf8.contains { $0 < 0x20 }, "A line has a line break.")
    guard FuzzedValue.depth(line.utf8) <= FuzzedValue.deepest else { return }
    hold(
      try BridgeValue(parsing: line).decode(RecordedPayload.self).bytes == bytes.count,
      "A payload cannot be read: \(line)")
    if case .json(let value) = shown.content {
      hold(!isSecret(value), "A secret is recorded: \(line)")
    }
  }

  private static func accept(_ recording: Recording) {
    let calls = recording.calls
    hold(calls.count <= recording.lines.count, "A call has no line.")
    for call in calls {
      _ = "\(call.arguments)\(call.result.map { "\($0)" } ?? "")"
      hold(!call.hasEnded || call.result == nil || call.error == nil, "A call has two answers.")
    }
  }

  private static func isSecret(_ value: BridgeValue?) -> Bool {
    switch value {
    case .array(let values): values.contains(where: isSecret)
    case .object(let object):
      object.contains { key, value in
        key.lowercased() == "secret" ? !value.isNil && value != "‹redacted›" : isSecret(value)
      }
    default: false
    }
  }
}
