/// The times of observed calls that have not ended.
struct CallTimes {
  /// The identity of a call.
  struct Key: Hashable {
    let id: Int
    let direction: FrameDirection
    /// The calling document; `nil` for native code, which numbers its calls across all documents.
    let document: Int?
  }

  struct Times {
    var call: ObservedCall
    let asked: ObservedTime
    let argumentBytes: Int
    var began: ObservedTime?
    var elements: Int?
  }

  private typealias Table = CallTable<Times>

  /// The calls of native code.
  private var native = Table()
  /// The calls of the document that called last, and its number. Most bridges have one document.
  private var page = Table()
  private var document = 0
  /// The calls of the other documents.
  private var others: [Int: Table] = [:]

  subscript(key: Key) -> Times? {
    guard let number = key.document else { return native[key.id] }
    return number == document ? page[key.id] : others[number]?[key.id]
  }

  /// Inserts a call whose key no other call has.
  mutating func insert(_ times: Times, for key: Key) {
    guard let number = key.document else { return native.insert(times, for: key.id) }
    if number != document { turn(to: number) }
    page.insert(times, for: key.id)
  }

  /// Changes the times of a call, if the call was observed from its beginning.
  mutating func change(_ key: Key, _ body: (inout Times) -> Void) {
    guard let number = key.document else { return native.change(key.id, body) }
    if number != document { turn(to: number) }
    page.change(key.id, body)
  }

  /// Removes and returns the times of a call.
  mutating func take(_ key: Key) -> Times? {
    guard let number = key.document else { return native.remove(key.id) }
    if number != document { turn(to: number) }
    return page.remove(key.id)
  }

  /// Puts the calls of a document in the first place.
  private mutating func turn(to number: Int) {
    if page.count > 0 { others[document] = page }
    page = others.removeValue(forKey: number) ?? Table()
    document = number
  }
}

extension ObservedCall {
  var key: CallTimes.Key {
    CallTimes.Key(
      id: id, direction: direction, document: direction == .toNative ? document?.id : nil)
  }
}
