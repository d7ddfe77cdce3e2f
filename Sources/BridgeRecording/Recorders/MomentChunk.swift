import BridgeCore

/// Moments that follow one another.
///
/// Most moments are ends and beginnings of calls with short payloads. A chunk has copies of their parts in two arrays,
/// because to keep each name and each payload alive takes longer than all else that a recorder does for a call.
struct MomentChunk: Sendable {
  /// The size up to which payloads are copied into the chunk's text, in bytes.
  private static let longestCopy = 1024

  private var entries: ContiguousArray<Entry> = []
  /// The names and the payloads of the calls.
  private var text: [UInt8] = []
  /// The documents of the calls. Calls that follow one another usually have the same one.
  private var documents: [ObservedDocument] = []
  /// The moments that are no such calls.
  private var others: [Moment] = []
  /// About how much memory the chunk takes, in bytes.
  private(set) var bytes = 0

  /// A moment, whose parts are in the chunk's arrays.
  private struct Entry {
    enum Kind: UInt8 { case began, ended, other }

    var kind: Kind
    var direction = FrameDirection.toNative
    var nameSize: UInt16 = 0
    var payloadSize: UInt16 = 0
    /// The place of the document, counted from 1; 0 without one.
    var document: UInt16 = 0
    /// Where the name begins in the text, and the payload behind it. For other moments, their place.
    var place: Int
    var call = 0
    var argumentBytes = 0
    var time: ObservedTime
    var queueTime = Duration.zero
    var handlerTime = Duration.zero
  }

  var count: Int { entries.count }
  var isEmpty: Bool { entries.isEmpty }
  var moments: some Sequence<Moment> { entries.lazy.map(moment) }

  init() {}

  /// Creates a chunk with memory for so many moments.
  init(capacity: Int) {
    entries.reserveCapacity(capacity)
    text.reserveCapacity(capacity * 32)
  }

  /// Returns a moment. The beginning of a call has no `traceparent`, because lines have none.
  subscript(index: Int) -> Moment { moment(entries[index]) }

  // MARK: Adding

  mutating func append(_ moment: Moment) {
    entries.append(Entry(kind: .other, place: others.count, time: moment.time))
    others.append(moment)
    bytes += MemoryLayout<Entry>.size + moment.size
  }

  mutating func append(_ activity: BridgeActivity) {
    switch activity.kind {
    case .callBegan(let call, let arguments):
      if var entry = entry(.began, of: call, arguments, at: activity.observedTime) {
        entry.argumentBytes = arguments.size
        return entries.append(entry)
      }
    case .callEnded(let call, let end):
      if let result = end.result, end.elements == nil,
        var entry = entry(.ended, of: call, result, at: activity.observedTime)
      {
        entry.argumentBytes = end.argumentBytes
        (entry.queueTime, entry.handlerTime) = (end.queueTime, end.handlerTime)
        return entries.append(entry)
      }
    default: break
    }
    let kind = activity.detached(longest: PayloadText.longestRead).kind
    append(Moment(time: activity.observedTime, kind: .activity(kind)))
  }

  /// Copies the name and the payload of a call.
  ///
  /// - Returns: The entry; `nil` if one of them is too long for a copy.
  private mutating func entry(
    _ kind: Entry.Kind, of call: ObservedCall, _ payload: ObservedPayload,
    at time: ObservedTime
  ) -> Entry? {
    let name = call.name.utf8
    guard let written = payload.plainBytes, written.count <= Self.longestCopy,
      name.count <= Self.longestCopy
    else { return nil }
    var entry = Entry(
      kind: kind, direction: call.direction, nameSize: UInt16(name.count),
      payloadSize: UInt16(written.count), place: text.count, call: call.id, time: time)
    if let document = call.document { entry.document = place(of: document) }
    text.append(contentsOf: name)
    text.append(contentsOf: written)
    bytes += MemoryLayout<Entry>.size + name.count + written.count
    return entry
  }

  private mutating func place(of document: ObservedDocument) -> UInt16 {
    if documents.last != document { documents.append(document) }
    return UInt16(documents.count)
  }

  // MARK: Reading

  private func moment(_ entry: Entry) -> Moment {
    guard entry.kind != .other else { return others[entry.place] }
    let name = text[entry.place...].prefix(Int(entry.nameSize))
    let payload = ObservedPayload(
      bytes: text[name.endIndex...].prefix(Int(entry.payloadSize)))
    let call = ObservedCall(
      id: entry.call, name: String(decoding: name, as: UTF8.self), direction: entry.direction,
      document: entry.document > 0 ? documents[Int(entry.document) - 1] : nil)
    let kind: BridgeActivity.Kind =
      entry.kind == .began
      ? .callBegan(call, arguments: payload)
      : .callEnded(
        call,
        CallEnd(
          .success(payload), argumentBytes: entry.argumentBytes, queueTime: entry.queueTime,
          handlerTime: entry.handlerTime))
    return Moment(time: entry.time, kind: .activity(kind))
  }
}
