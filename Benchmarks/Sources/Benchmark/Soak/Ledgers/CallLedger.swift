import Foundation
import WebBridge

/// Accounts for every call that native code's end of a bridge knows, in both directions.
///
/// A call that is observed to begin has to be observed to end exactly once. A document ends after its calls have. What
/// a page tells of its own calls (``PageReport``) has to be what arrived until then, because both ends keep the order.
@MainActor final class CallLedger: BridgeObserver {
  private struct Key: Hashable {
    let direction: FrameDirection
    let document: Int?
    let id: Int

    init(_ call: ObservedCall) {
      (direction, id) = (call.direction, call.id)
      // Native code numbers its calls across all documents.
      document = call.direction == .toNative ? call.document?.id : nil
    }
  }

  private let changes: Changes
  private var open: [Key: (call: ObservedCall, since: ContinuousClock.Instant)] = [:]
  private(set) var documents: [Int: DocumentAccount] = [:]
  /// The document in the main frame.
  private(set) var main: Int?
  private(set) var began: [FrameDirection: Int] = [:]
  /// The calls of native code that somebody made, without the reads of blobs and streams that the bridge makes itself.
  private(set) var made = 0
  private(set) var returned = 0
  private(set) var beganByName: [String: Int] = [:]
  /// How calls ended, by the direction and the code.
  private(set) var ends: [FrameDirection: [String: Int]] = [:]
  private(set) var documentEnds = 0
  private(set) var processEnds = 0
  /// What must not be, as sentences.
  private(set) var faults: [String] = []
  /// Called when the document in the main frame has ended.
  var mainEnded: @MainActor () -> Void = {}

  init(_ changes: Changes) { self.changes = changes }

  var openCount: Int { open.count }
  var beganCount: Int { began.values.reduce(0, +) }
  func endedCount(_ direction: FrameDirection) -> Int {
    ends[direction, default: [:]].values.reduce(0, +)
  }

  /// The calls that have not ended, as a sentence.
  var openCalls: String {
    let names = open.values.map {
      "\($0.call.name) (\($0.call.direction.rawValue), \($0.call.id), for \(ContinuousClock.now - $0.since))"
    }
    let shown = names.sorted().prefix(10).joined(separator: ", ")
    return "\(open.count) calls have not ended: \(shown)"
  }

  func observe(_ activity: BridgeActivity) {
    switch activity.kind {
    case .callBegan(let call, _): begin(call, at: activity.time)
    case .callEnded(let call, let end): self.end(call, end)
    case .documentBegan(let document):
      documents[document.id] = DocumentAccount()
      if document.isMainFrame { main = document.id }
    case .documentEnded(let document, _): end(document)
    case .event(let name, .toNative, let document?, let value):
      documents[document.id]?.emitted += 1
      if name == "counts" { compare(value, of: document) }
    case .processEnded: processEnds += 1
    default: return
    }
    changes.note()
  }

  private func begin(_ call: ObservedCall, at time: ContinuousClock.Instant) {
    if open.updateValue((call, time), forKey: Key(call)) != nil {
      faults.append("The call \(call.id) of \"\(call.name)\" began twice.")
    }
    began[call.direction, default: 0] += 1
    beganByName[call.name, default: 0] += 1
    if call.direction == .toPage, call.name != "stream" { made += 1 }
    guard call.direction == .toNative, let document = call.document?.id else { return }
    if documents[document] == nil {
      faults.append("\"\(call.name)\" was called by a document that has ended.")
    }
    if call.id == 0 {
      documents[document]?.synchronous += 1
    } else if call.hasName {
      documents[document]?.names[call.name, default: 0] += 1
    }
  }

  private func end(_ call: ObservedCall, _ end: CallEnd) {
    guard open.removeValue(forKey: Key(call)) != nil else {
      return faults.append(
        "The call \(call.id) of \"\(call.name)\" ended twice, or without having begun.")
    }
    ends[call.direction, default: [:]][end.error?.code.rawValue ?? "value", default: 0] += 1
    if call.direction == .toPage, call.name != "stream" { returned += 1 }
    guard let document = call.document?.id else { return }
    switch call.direction {
    case .toNative where call.id != 0 && call.hasName: documents[document]?.ended += 1
    case .toNative: break
    // Counted at the end, because only then the document of a call that waited is known.
    case .toPage: documents[document]?.sent[call.name, default: 0] += 1
    }
  }

  private func end(_ document: ObservedDocument) {
    documentEnds += 1
    if main == document.id {
      main = nil
      mainEnded()
    }
    documents[document.id] = nil
    let left = open.values.count {
      $0.call.direction == .toNative && $0.call.document?.id == document.id
    }
    if left > 0 { faults.append("A document ended with \(left) calls that had not ended.") }
  }

  private func compare(_ value: ObservedPayload, of document: ObservedDocument) {
    guard let account = documents[document.id] else { return }
    do {
      let report = try JSONDecoder().decode(PageReport.self, from: Data(value.text.utf8))
      faults += account.differences(from: report)
    } catch {
      faults.append("A page told \(value.text), which are no counts.")
    }
  }
}

extension ObservedCall {
  /// Whether the page called a method, and not a function, a stream or a blob that it holds.
  fileprivate var hasName: Bool { name != "function" && name != "stream" && name != "blob" }
}
