/// The observed calls that have not ended, with their times.
struct CallTimes {
  /// The identity of a call.
  struct Key: Hashable {
    let id: Int
    let direction: FrameDirection
    /// The calling document; `nil` for native code, which numbers its calls across all documents.
    let document: Int?
  }

  private typealias Table = CallTable<TimedCall>

  /// The calls of native code.
  private var native = Table()
  /// The calls of the document that called last, and its number. Most bridges have one document.
  private var page = Table()
  private var document = 0
  /// The calls of the other documents.
  private var others: [Int: Table] = [:]

  subscript(key: Key) -> TimedCall? {
    guard let number = key.document else { return native[key.id] }
    return number == document ? page[key.id] : others[number]?[key.id]
  }

  /// Inserts a call whose key no other call has.
  mutating func insert(_ call: consuming TimedCall, for key: Key) {
    guard let number = key.document else { return native.insert(call, for: key.id) }
    if number != document { turn(to: number) }
    page.insert(call, for: key.id)
  }

  /// Changes a call, if the call was observed from its beginning.
  mutating func change(_ key: Key, _ body: (inout TimedCall) -> Void) {
    guard let number = key.document else { return native.change(key.id, body) }
    if number != document { turn(to: number) }
    page.change(key.id, body)
  }

  /// Removes and returns a call.
  mutating func take(_ key: Key) -> TimedCall? {
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
