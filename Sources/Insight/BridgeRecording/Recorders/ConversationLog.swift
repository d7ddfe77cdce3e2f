import BridgeCore
import Disclosure
import Logging

/// Writes what happens as readable lines to a logger.
///
/// ```
/// page → cart.add [{"item":4}]
/// page ← cart.add {"total":12} (1.25 ms)
/// ```
///
/// Calls, events and streams have the level `debug`, elements and credit `trace`, documents `info`, errors of calls
/// `warning`, and what ends a page `error`.
struct ConversationLog {
  /// The longest payload of a line, in characters.
  private static let longest = 200

  private let logger: Logger
  private let payloads: PayloadText

  init(_ logger: Logger, redaction: Redaction) {
    self.logger = logger.disclosing(redaction.secrets)
    payloads = PayloadText(redaction: redaction, longest: Self.longest)
  }

  /// Writes what a monitor has seen of a page.
  func write(page event: String, url: String?) {
    logger.info("page: \(event) \(url.map(payloads.redaction.url) ?? "")")
  }

  func write(_ activity: BridgeActivity.Kind) {
    switch activity {
    case .documentBegan(let document):
      logger.info("document \(document.id) has the bridge: \(payloads.redaction.url(document.url))")
    case .documentEnded(let document, let error):
      logger.info("document \(document.id) has ended (\(error.code))")
    case .callBegan(let call, let arguments):
      logger.debug("\(call.there) \(call.name) \(text(arguments, of: call.name))")
    case .callWaits(let call): logger.debug("\(call.there) \(call.name) waits for a document")
    case .callEnded(let call, let end): write(end, of: call)
    case .streamOpened(let call): logger.debug("\(call.back) \(call.name) is a stream")
    case .streamElement(let call, let value):
      logger.trace("\(call.back) \(call.name) \(text(value, of: call.name))")
    case .streamCredit(let call, let count):
      logger.trace("\(call.there) \(call.name) takes \(count) more")
    case .event(let name, let direction, _, let value):
      logger.debug(
        "\(direction == .toNative ? "page ⇢" : "page ⇠") \(name) \(text(value, of: name))")
    case .eventDropped(let name, let reason):
      logger.warning("event \(name) was dropped: \(reason)")
    case .refused(let reason): logger.warning("refused: \(reason)")
    case .limitReached(let error): logger.warning("limit: \(error)")
    case .processEnded: logger.error("the process of the page has ended")
    }
  }

  private func write(_ end: CallEnd, of call: ObservedCall) {
    let total = (end.queueTime + end.handlerTime) / .milliseconds(1)
    let time = "\((total * 100).rounded() / 100) ms"
    if let error = end.error {
      logger.warning(
        "\(call.back) \(call.name) failed: \(payloads.message(of: error, call.name)) (\(error.code)) (\(time))"
      )
    } else if let elements = end.elements {
      logger.debug("\(call.back) \(call.name) ended after \(elements) elements (\(time))")
    } else {
      let result = end.result.map { text($0, of: call.name) } ?? ""
      logger.debug("\(call.back) \(call.name) \(result) (\(time))")
    }
  }

  private func text(_ payload: ObservedPayload, of name: String) -> String {
    switch payloads.shown(payload, of: name).content {
    case .json(let value): value.plainText
    case .beginning(let text): "\(text)… (\(payload.size) bytes)"
    }
  }
}

extension ObservedCall {
  /// The direction of the call's request, and of its answer.
  fileprivate var there: String { direction == .toNative ? "page →" : "page ←" }
  fileprivate var back: String { direction == .toNative ? "page ←" : "page →" }
}
