/// The observers of one bridge. Callers check first whether there are any (``isActive``, ``seesLines``), so
/// that a bridge without observers does no work for them.
@MainActor final class Observers {
  private var frameObservers: [any FrameObserver] = [] {
    didSet { seesLines = !frameObservers.isEmpty }
  }
  private var observers: [Observer] = [] {
    didSet {
      isActive = !observers.isEmpty
      only = observers.count == 1 ? observers.first : nil
      recorder = only?.calls
      wantsActivities = observers.contains { $0.calls == nil }
    }
  }
  // Unchecked, because every call reads them, and because no change of them calls anything else.
  /// The observer, if there is one only.
  @exclusivity(unchecked) private var only: Observer?
  /// The same observer, if it takes the parts of calls.
  @exclusivity(unchecked) private var recorder: (any CallObserver)?
  /// Whether an observer wants the activities of all calls.
  @exclusivity(unchecked) private var wantsActivities = false
  // Stored separately, because every line reads them.
  /// Whether there are observers of frames.
  @exclusivity(unchecked) private(set) var seesLines = false
  /// Whether there are observers of the bridge's activity.
  @exclusivity(unchecked) private(set) var isActive = false

  /// The extension that traces calls; `nil` if none does.
  var tracing: (any CallTracing)?

  @exclusivity(unchecked) private var times = CallTimes()

  func add(_ observer: any FrameObserver) { frameObservers.append(observer) }
  func remove(_ observer: any FrameObserver) { frameObservers.removeAll { $0 === observer } }
  func add(_ observer: any BridgeObserver) { observers.append(Observer(observer)) }
  func remove(_ observer: any BridgeObserver) {
    observers.removeAll { $0.activities === observer }
  }

  func removeAll() {
    (frameObservers, observers, tracing) = ([], [], nil)
    times = CallTimes()
  }

  /// Reports a line that crosses.
  ///
  /// - Parameter origin: The origin of the document at the page's end.
  func observe(_ line: ArraySlice<UInt8>, _ direction: FrameDirection, of origin: Origin) {
    let text = String(decoding: line, as: UTF8.self)
    for observer in frameObservers {
      observer.observe(text, direction: direction, origin: origin)
    }
  }

  /// Reports an activity.
  func tell(_ kind: BridgeActivity.Kind, at time: ObservedTime = .now) {
    let activity = BridgeActivity(observedTime: time, kind: kind)
    if let only { return only.activities.observe(activity) }
    for observer in observers { observer.activities.observe(activity) }
  }

  /// Reports an event.
  func eventEmitted(
    _ name: String, _ direction: FrameDirection, _ document: ObservedDocument?, _ value: Payload
  ) {
    tell(.event(name: name, direction, document, value: ObservedPayload(payload: value)))
  }

  // MARK: Calls

  /// Reports that a call was requested.
  func callBegan(_ call: consuming TimedCall, _ arguments: Payload) {
    let key = call.key
    // An observer of calls ends none, so that the call is not copied before.
    if let recorder, recorder.callBegan(call, arguments) {
      return times.insert(consume call, for: key)
    }
    if wantsActivities { call.keepForActivities() }
    // The call is inserted first, because an observer may end the call.
    if let only {
      let activity = call.beginning(arguments)
      times.insert(consume call, for: key)
      only.activities.observe(activity)
    } else {
      times.insert(copy call, for: key)
      for observer in observers { observer.callBegan(call, arguments) }
    }
  }

  /// Records that the handler of a page's call began.
  func handlerBegan(_ key: CallTimes.Key) { times.change(key) { $0.began = .now } }

  /// Reports that a call of native code waits for a document.
  func callWaits(_ key: CallTimes.Key) { tell(key) { .callWaits($0) } }

  /// Records that a call of native code was sent.
  func callSent(_ key: CallTimes.Key, to document: ObservedDocument) {
    times.change(key) { $0.send(to: document) }
  }

  /// Reports that the answer to a call is a stream.
  func streamOpened(_ key: CallTimes.Key) {
    times.change(key) { $0.elements = 0 }
    tell(key) { .streamOpened($0) }
  }

  /// Reports an element of a stream.
  func streamElement(_ key: CallTimes.Key, _ element: Payload) {
    times.change(key) { $0.elements? += 1 }
    tell(key) { .streamElement($0, ObservedPayload(payload: element)) }
  }

  /// Reports that the reader of a stream can take further elements.
  func streamCredit(_ key: CallTimes.Key, count: Int) {
    tell(key) { .streamCredit($0, count: count) }
  }

  /// Reports an activity of a call. A call that began before there were observers is skipped.
  private func tell(_ key: CallTimes.Key, _ kind: (ObservedCall) -> BridgeActivity.Kind) {
    if let call = times[key] { tell(kind(call.inActivities)) }
  }

  /// Reports the end of a call. A call that began before there were observers is skipped.
  func callEnded(_ key: CallTimes.Key, _ result: Result<Payload, BridgeError>) {
    switch result {
    case .success(let result): callEnded(key, result)
    case .failure(let error): callFailed(key, error)
    }
  }

  /// Reports that a call was answered with a result.
  func callEnded(_ key: CallTimes.Key, _ result: Payload) {
    guard let call = times.take(key) else { return }
    let now = ObservedTime.now
    if let recorder, recorder.callEnded(call, result, at: now) { return }
    for observer in observers { observer.callEnded(call, result, at: now) }
  }

  /// Reports that a call failed.
  func callFailed(_ key: CallTimes.Key, _ error: BridgeError) {
    guard let call = times.take(key) else { return }
    let now = ObservedTime.now
    tell(.callEnded(call.inActivities, CallEnd(.failure(error), of: call, at: now)), at: now)
    if error.code == .overLimit { tell(.limitReached(error), at: now) }
  }

  /// One of the observers.
  @MainActor private struct Observer {
    let activities: any BridgeObserver
    /// The same observer, if it takes the parts of calls.
    let calls: (any CallObserver)?

    init(_ observer: any BridgeObserver) {
      (activities, calls) = (observer, observer as? any CallObserver)
    }

    func callBegan(_ call: borrowing TimedCall, _ arguments: Payload) {
      if let calls, calls.callBegan(call, arguments) { return }
      activities.observe(call.beginning(arguments))
    }

    func callEnded(_ call: borrowing TimedCall, _ result: Payload, at time: ObservedTime) {
      if let calls, calls.callEnded(call, result, at: time) { return }
      let end = CallEnd(.success(ObservedPayload(payload: result)), of: call, at: time)
      activities.observe(
        BridgeActivity(observedTime: time, kind: .callEnded(call.inActivities, end)))
    }
  }
}

extension TimedCall {
  fileprivate func beginning(_ arguments: Payload) -> BridgeActivity {
    BridgeActivity(
      observedTime: asked,
      kind: .callBegan(inActivities, arguments: ObservedPayload(payload: arguments)))
  }
}

extension CallEnd {
  fileprivate init(
    _ outcome: Result<ObservedPayload, BridgeError>, of call: borrowing TimedCall,
    at time: ObservedTime
  ) {
    self.init(
      outcome, argumentBytes: call.argumentBytes, elements: call.elements,
      queueTime: call.queueTime(until: time).duration,
      handlerTime: call.handlerTime(until: time).duration)
  }
}
