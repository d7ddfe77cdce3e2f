import BridgeCore

/// Moments that follow one another.
///
/// Most moments are ends and beginnings of calls with short payloads. A chunk has copies of their parts in arrays,
/// because to keep each payload alive takes longer than all else that a recorder does for a call.
struct MomentChunk: Sendable {
  /// The size up to which payloads are copied into the chunk's text, in bytes.
  private static let longestCopy = 1024

  private var entries: ContiguousArray<Entry> = []
  /// The payloads of the calls.
  private var text: [UInt8] = []
  /// The names of the calls. Calls that follow one another usually have the same name.
  private var names: [String] = []
  private var lastName = ""
  /// The moments that are no such calls.
  private var others: [Moment] = []
  /// About how much memory the chunk takes, in bytes.
  private(set) var bytes = 0

  /// A moment, whose parts are in the chunk's arrays.
  ///
  /// Its integers are small, because a ring of many moments is in no cache of the processor.
  private struct Entry {
    enum Kind: UInt8 { case began, ended, other }

    var kind: Kind
    var direction = FrameDirection.toNative
    var payloadSize: UInt16 = 0
    /// The place of the name.
    var name: UInt16 = 0
    /// The number of the document; 0 without one.
    var document: UInt32 = 0
    /// The place in the text at which the payload begins. For other moments, their place.
    var place: UInt32
    var call: UInt32 = 0
    /// In nanoseconds.
    var queueTime: UInt32 = 0
    /// In nanoseconds.
    var handlerTime: UInt32 = 0
    var time: ObservedTime
  }

  var count: Int { entries.count }
  var isEmpty: Bool { entries.isEmpty }

  init() {}

  /// Creates a chunk with memory for so many moments.
  init(capacity: Int) {
    entries.reserveCapacity(capacity)
    text.reserveCapacity(capacity * 24)
  }

  subscript(index: Int) -> Moment {
    switch element(at: index) {
    case .call(let call): Moment(time: call.time, kind: .call(call))
    case .other(let moment): moment
    }
  }

  // MARK: Adding

  mutating func append(_ moment: Moment) {
    entries.append(Entry(kind: .other, place: UInt32(others.count), time: moment.time))
    others.append(moment)
    bytes += MemoryLayout<Entry>.size + moment.size
  }

  mutating func append(_ activity: BridgeActivity) {
    let kind = activity.detached(longest: PayloadText.longestRead).kind
    append(Moment(time: activity.observedTime, kind: .activity(kind)))
  }

  /// Adds the beginning of a call.
  ///
  /// - Returns: `false` if the arguments are too long for a copy.
  mutating func append(began call: borrowing TimedCall, _ arguments: borrowing Payload) -> Bool {
    guard let entry = entry(.began, of: call, arguments, at: call.asked) else { return false }
    entries.append(entry)
    return true
  }

  /// Adds the end of a call that was answered with a result.
  ///
  /// - Returns: `false` if the result is too long for a copy, the call too long for an entry, or the end of a stream.
  mutating func append(
    ended call: borrowing TimedCall, _ result: borrowing Payload, at time: ObservedTime
  ) -> Bool {
    guard call.elements == nil,
      let queueTime = UInt32(exactly: call.queueTime(until: time).nanoseconds),
      let handlerTime = UInt32(exactly: call.handlerTime(until: time).nanoseconds),
      var entry = entry(.ended, of: call, result, at: time)
    else { return false }
    (entry.queueTime, entry.handlerTime) = (queueTime, handlerTime)
    entries.append(entry)
    return true
  }

  private mutating func entry(
    _ kind: Entry.Kind, of call: borrowing TimedCall, _ payload: borrowing Payload,
    at time: ObservedTime
  ) -> Entry? {
    let written = payload.text
    guard payload.isText, written.count <= Self.longestCopy,
      let id = UInt32(exactly: call.id), let document = UInt32(exactly: call.document?.id ?? 0)
    else { return nil }
    if names.isEmpty || lastName != call.name {
      names.append(call.name)
      lastName = call.name
      bytes += MemoryLayout<String>.size + call.name.utf8.count
    }
    let entry = Entry(
      kind: kind, direction: call.direction, payloadSize: UInt16(written.count),
      name: UInt16(names.count - 1), document: document, place: UInt32(text.count), call: id,
      time: time)
    written.withUnsafeBufferPointer { text.append(contentsOf: $0) }
    bytes += MemoryLayout<Entry>.size + written.count
    return entry
  }

  // MARK: Reading

  /// A moment in the form in which the chunk has it.
  enum Element {
    case call(CallMoment)
    case other(Moment)
  }

  func element(at index: Int) -> Element {
    let entry = entries[index]
    let place = Int(entry.place)
    guard entry.kind != .other else { return .other(others[place]) }
    let call = CallMoment(
      time: entry.time,
      kind: entry.kind == .began
        ? .began
        : .ended(
          queueTime: .init(nanoseconds: Int64(entry.queueTime)),
          handlerTime: .init(nanoseconds: Int64(entry.handlerTime))),
      call: Int(entry.call), name: names[Int(entry.name)], direction: entry.direction,
      document: Int(entry.document), text: text[place..<place + Int(entry.payloadSize)])
    return .call(call)
  }
}
