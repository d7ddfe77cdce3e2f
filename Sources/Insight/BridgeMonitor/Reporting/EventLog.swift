import Disclosure
import Logging
import WebBridge

/// Writes events to a logger, with the attributes of OpenTelemetry's semantic conventions where there are some.
struct EventLog {
  private let logger: Logger

  init(_ logger: Logger) { self.logger = logger.disclosing }

  func write(_ event: PageEvent) {
    guard let (level, message, metadata) = entry(for: event.kind) else { return }
    var all = metadata
    if let page = event.page { all["url.full"] = "\(page)" }
    logger.log(level: level, "\(message)", metadata: all)
  }

  private func entry(
    for kind: PageEvent.Kind
  ) -> (Logger.Level, String, Logger.Metadata)? {
    switch kind {
    case .call(let call):
      var metadata: Logger.Metadata = [
        "rpc.system.name": "webbridge", "rpc.method": "\(call.method)",
        "webbridge.queue_time": "\(call.queueTime)",
        "webbridge.handler_time": "\(call.handlerTime)",
      ]
      guard let error = call.error else { return (.debug, "A call was answered.", metadata) }
      metadata["error.type"] = "\(error.rawValue)"
      return (.warning, "A call failed.", metadata)
    case .loaded(let times):
      var metadata: Logger.Metadata = [:]
      for (phase, time) in times.phases { metadata["webbridge.page.\(phase)"] = "\(time)" }
      metadata["webbridge.page.source"] = "\(times.source.rawValue)"
      metadata["webbridge.page.first_in_view"] = "\(times.isFirstInView)"
      return (.info, "A page was loaded.", metadata)
    case .failed(let failure):
      var metadata: Logger.Metadata = [
        "exception.type": "\(failure.type)", "exception.message": "\(failure.message)",
        "webbridge.failure.origin": "\(failure.origin.rawValue)",
      ]
      if !failure.stack.isEmpty { metadata["exception.stacktrace"] = "\(failure.stack)" }
      if !failure.causes.isEmpty {
        metadata["webbridge.failure.causes"] = .array(
          failure.causes.map { "\($0.type): \($0.message)" })
      }
      if failure.origin == .notice { return (.info, "A page had a notice.", metadata) }
      return (.error, "A script of a page failed.", metadata)
    case .resourceFailed(let failure):
      return (
        .warning, "A resource of a page was not loaded.",
        [
          "webbridge.resource.url": "\(failure.url)",
          "webbridge.resource.element": "\(failure.element)",
        ]
      )
    case .violated(let violation):
      return (
        .warning, "A page did what its policy forbids.",
        [
          "webbridge.policy.directive": "\(violation.directive)",
          "webbridge.policy.url": "\(violation.url)",
        ]
      )
    case .blank(let page):
      return (
        .error, "A page is blank.",
        [
          "webbridge.blank.color": "\(page.color)", "webbridge.blank.share": "\(page.share)",
          "webbridge.blank.age": "\(page.age)",
        ]
      )
    case .hung(let time):
      return (.error, "A page does not answer.", ["webbridge.hang.time": "\(time)"])
    case .recovered(let time):
      return (.notice, "A page answers again.", ["webbridge.hang.time": "\(time)"])
    case .resources(let resources):
      var metadata: Logger.Metadata = ["webbridge.resources.count": "\(resources.count)"]
      if let slowest = resources.slowest.first {
        metadata["webbridge.resource.url"] = "\(slowest.url)"
        metadata["webbridge.resource.time"] = "\(slowest.duration)"
      }
      return (.debug, "The resources of a page were loaded.", metadata)
    // The bridge logs refusals itself.
    case .refused: return nil
    case .processEnded: return (.error, "The process that ran a page has ended.", [:])
    case .dropped(let count):
      return (.warning, "Events were dropped.", ["webbridge.dropped": "\(count)"])
    }
  }
}
