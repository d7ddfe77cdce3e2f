import BridgeMonitor
import BridgeRecording
import OrderedCollections
import WebBridge

extension Recorder {
  /// Records what a monitor has seen. Calls are not among it, because the recorder has them itself.
  func append(_ event: PageEvent) {
    guard let (name, members) = event.kind.recorded else { return }
    append(page: name, url: event.page, members: members, at: event.time)
  }
}

extension PageEvent.Kind {
  fileprivate var recorded: (String, [String: BridgeValue])? {
    switch self {
    case .call, .refused, .processEnded: nil
    case .loaded(let times):
      (
        "loaded",
        ["phases": .object(.init(uniqueKeysWithValues: times.recorded))]
      )
    case .failed(let failure):
      (
        "failed",
        [
          "origin": .string(failure.origin.rawValue), "type": .string(failure.type),
          "message": .string(failure.message), "stack": .string(failure.stack),
        ].merging(failure.recordedCauses) { $1 }
      )
    case .resourceFailed(let failure):
      (
        "resourceFailed",
        ["element": .string(failure.element), "resource": .string(failure.url)]
      )
    case .violated(let violation):
      (
        "violated",
        ["directive": .string(violation.directive), "resource": .string(violation.url)]
      )
    case .blank(let page):
      ("blank", ["text": .string("\(page.color) on \((page.share * 100).rounded()) % of the page")])
    case .hung(let time): ("hung", ["text": .string("no answer for \(time)")])
    case .recovered(let time): ("recovered", ["text": .string("it answers again, after \(time)")])
    case .resources(let resources): ("resources", resources.recorded)
    case .dropped(let count): ("dropped", ["text": .string("\(count) events")])
    }
  }
}

extension ScriptFailure {
  fileprivate var recordedCauses: [String: BridgeValue] {
    guard !causes.isEmpty else { return [:] }
    let list = causes.map { cause in
      BridgeValue.object([
        "isPart": .bool(cause.isPart), "type": .string(cause.type),
        "message": .string(cause.message), "stack": .string(cause.stack),
      ])
    }
    return ["causes": .array(list)]
  }
}

extension PageTimes {
  fileprivate var recorded: [(String, BridgeValue)] {
    phases.map { ($0, $1.recorded) }
  }
}

extension PageResources {
  fileprivate var recorded: [String: BridgeValue] {
    let sources = counts.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($1) from \($0.rawValue)" }
    return [
      "text": .string(sources.joined(separator: ", ")),
      "slowest": .array(
        slowest.map { timing in
          .object([
            "resource": .string(timing.url), "source": .string(timing.source.rawValue),
            "start": timing.start.recorded, "duration": timing.duration.recorded,
            "bytes": .int(timing.bytes),
          ])
        }),
    ]
  }
}
