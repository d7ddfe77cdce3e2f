import BridgeRecording

/// Compares the calls and events of a recording with those of its replay.
struct RecordingComparison {
  private(set) var differences: [String] = []

  init(_ recorded: Recording, _ replayed: Recording) {
    let (expected, actual) = (recorded.callsOfApp, replayed.callsOfApp)
    compare(expected.filter(\.isOfPage), actual.filter(\.isOfPage))
    compareNative(expected.filter { !$0.isOfPage }, actual.filter { !$0.isOfPage })
    compareEvents(recorded, replayed)
  }

  /// The replay makes the page's calls in the order of the recording.
  private mutating func compare(_ recorded: [RecordedCall], _ replayed: [RecordedCall]) {
    for (index, call) in recorded.enumerated() where index < replayed.count {
      compareEnds(call, replayed[index])
    }
  }

  /// Native code may make its calls in another order, but those of one method keep theirs.
  private mutating func compareNative(_ recorded: [RecordedCall], _ replayed: [RecordedCall]) {
    var others = Dictionary(grouping: replayed, by: \.method)
    for call in recorded {
      guard let other = others[call.method]?.first else {
        differences.append("\(call.title)\n  Native code did not make this call.")
        continue
      }
      others[call.method]?.removeFirst()
      if !call.arguments.matches(other.arguments) {
        note(call.title, "arguments", call.arguments.description, other.arguments.description)
      }
    }
    for call in others.values.joined() {
      differences.append("\(call.title)\n  Native code made this call, which is not recorded.")
    }
  }

  private mutating func compareEnds(_ recorded: RecordedCall, _ replayed: RecordedCall) {
    guard recorded.hasEnded else { return }
    guard replayed.hasEnded else {
      return note(recorded.title, "end", recorded.ending, "no answer yet")
    }
    // A reader that gave up may have seen more elements, or fewer.
    if recorded.error?.code == "cancelled" { return }
    if recorded.error?.code != replayed.error?.code
      || recorded.error?.message != replayed.error?.message
    {
      return note(recorded.title, "end", recorded.ending, replayed.ending)
    }
    if let result = recorded.result, !recorded.isStream, !result.matches(replayed.result) {
      note(recorded.title, "result", recorded.ending, replayed.ending)
    }
    compareElements(recorded, replayed)
  }

  private mutating func compareElements(_ recorded: RecordedCall, _ replayed: RecordedCall) {
    for (index, element) in recorded.elements.enumerated() {
      let other = index < replayed.elements.count ? replayed.elements[index] : nil
      if !element.matches(other) {
        return note(
          recorded.title, "element \(index)", element.description,
          other?.description ?? "no element")
      }
    }
    if replayed.elements.count > recorded.elements.count {
      note(
        recorded.title, "elements", "\(recorded.elements.count)", "\(replayed.elements.count)")
    }
  }

  private mutating func compareEvents(_ recorded: Recording, _ replayed: Recording) {
    var others = Dictionary(grouping: replayed.nativeEvents, by: \.name)
    for event in recorded.nativeEvents {
      let other = others[event.name]?.first
      if other != nil { others[event.name]?.removeFirst() }
      if let value = event.value, !value.matches(other?.value) {
        note(
          "event \(event.name ?? "")", "value", value.description,
          other?.value?.description ?? "no event")
      }
    }
    for event in others.values.joined() {
      differences.append(
        "event \(event.name ?? "")\n  Native code emitted it, which is not recorded.")
    }
  }

  private mutating func note(
    _ title: String, _ what: String, _ recorded: String, _ replayed: String
  ) {
    differences.append(
      "\(title)\n  \(what), recorded: \(recorded.prefix(500))\n  \(what), replayed: \(replayed.prefix(500))"
    )
  }
}

extension RecordedCall {
  fileprivate var title: String {
    "\(isOfPage ? "page → " : "page ← ")\(method) \(arguments.description.prefix(200))"
  }

  fileprivate var ending: String {
    if let error { return "\(error.message) (\(error.code))" }
    return result?.description ?? "a stream of \(elements.count) elements"
  }
}

extension Recording {
  fileprivate var nativeEvents: [RecordedLine] {
    lines.filter { $0.kind == "event" && $0.from == "native" }
  }
}

extension Recording {
  /// The calls of the app and its pages. The others are those of extensions, whose scripts call by themselves.
  var callsOfApp: [RecordedCall] { calls.filter { !Name.isReserved($0.method) } }
}
