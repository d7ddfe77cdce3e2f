/// The observers of one bridge. Callers check first whether there are any (``isActive``, ``seesLines``), so
/// that a bridge without observers does no work for them.
@MainActor final class Observers {
  private var frameObservers: [any FrameObserver] = [] {
    didSet { seesLines = !frameObservers.isEmpty }
  }
  private var observers: [any BridgeObserver] = [] {
    didSet {
      isActive = !observers.isEmpty
      only = observers.count == 1 ? observers.first : nil
    }
  }
  // Unchecked, because every call reads them, and because no change of them calls anything else.
  /// The observer, if there is one only.
  @exclusivity(unchecked) private var only: (any BridgeObserver)?
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
  func add(_ observer: any BridgeObserver) { observers.append(observer) }
  func remove(_ observer: any BridgeObserver) { observers.removeAll { $0 === observer } }

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
    if let only { return only.observe(activity) }
    for observer in observers { observer.observe(activity) }
  }

  /// Reports an event.
  func eventEmitted(
    _ name: String, _ direction: FrameDirection, _ document: ObservedDocument?, _ value: Payload
  ) {
    tell(.event(name: name, direction, document, value: ObservedPayload(payload: value)))
  }

  // MARK: Calls

  /// Reports that a call was requested.
  ///
  /// - Parameter time: When the call was requested. For a page's call, this is when its text arrived.
  func callBegan(
    _ call: ObservedCall, _ arguments: Payload, at time: ObservedTime = .now
  ) {
    times.insert(
      CallTimes.Times(call: call, asked: time, argumentBytes: arguments.size), for: call.key)
    tell(.callBegan(call, arguments: ObservedPayload(payload: arguments)), at: time)
  }

  /// Records that the handler of a page's call began.
  func handlerBegan(_ key: CallTimes.Key) { times.change(key) { $0.began = .now } }

  /// Records that a call of native code was sent.
  func callSent(_ key: CallTimes.Key, to document: ObservedDocument) {
    times.change(key) {
      $0.began = .now
      $0.call = $0.call.sent(to: document)
    }
  }

  /// Reports that the answer to a call is a stream.
  func streamOpened(_ key: CallTimes.Key) {
    times.change(key) { $0.elements = 0 }
    if let call = times[key]?.call { tell(.streamOpened(call)) }
  }

  /// Reports an element of a stream.
  func streamElement(_ key: CallTimes.Key, _ element: Payload) {
    times.change(key) { $0.elements? += 1 }
    if let call = times[key]?.call { tell(.streamElement(call, ObservedPayload(payload: element))) }
  }

  /// Reports that the reader of a stream can take further elements.
  func streamCredit(_ key: CallTimes.Key, count: Int) {
    if let call = times[key]?.call { tell(.streamCredit(call, count: count)) }
  }

  /// Reports the end of a call. A call that began before there were observers is skipped.
  func callEnded(_ key: CallTimes.Key, _ result: Result<Payload, BridgeError>) {
    guard let times = times.take(key) else { return }
    let now = ObservedTime.now
    let end = CallEnd(
      result.map(ObservedPayload.init), argumentBytes: times.argumentBytes,
      elements: times.elements, queueTime: (times.began ?? now) - times.asked,
      handlerTime: times.began.map { now - $0 } ?? .zero)
    tell(.callEnded(times.call, end), at: now)
    if case .failure(let error) = result, error.code == .overLimit {
      tell(.limitReached(error), at: now)
    }
  }
}
