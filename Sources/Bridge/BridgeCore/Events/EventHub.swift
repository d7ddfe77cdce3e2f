/// The listeners of each event.
@MainActor final class EventHub {
  private struct Listener {
    let types: ExpectedTypes?
    let body: @MainActor (Payload) -> Void
    let end: @MainActor () -> Void
  }

  private var listeners: [ByteText: [Int: Listener]] = [:]
  private var lastID = 0
  /// The size of all values that event sequences keep, in bytes.
  var bufferedBytes = 0

  /// - Parameters:
  ///   - types: The types that the listener decodes values as, for reading long values ahead.
  ///   - end: Called when the bridge ends before the subscription does.
  func listen(
    _ name: String, as types: ExpectedTypes? = nil, end: @escaping @MainActor () -> Void = {},
    _ body: @escaping @MainActor (Payload) -> Void
  ) -> EventSubscription {
    lastID += 1
    let (name, id) = (ByteText(name), lastID)
    listeners[name, default: [:]][id] = Listener(types: types, body: body, end: end)
    return EventSubscription { [weak self] in
      self?.listeners[name]?[id] = nil
      if self?.listeners[name]?.isEmpty == true { self?.listeners[name] = nil }
    }
  }

  /// Returns whether an event has listeners.
  func hears(_ name: String) -> Bool { listeners[ByteText(name)] != nil }

  /// Returns the types that the listeners of an event decode values as.
  func types(of name: String) -> ExpectedTypes? {
    let all = listeners[ByteText(name)]?.values.compactMap(\.types) ?? []
    // Listeners that take the same type share what was decoded.
    let types = all.flatMap(\.whole).reduce(
      into: [ObjectIdentifier: any BackgroundDecodable.Type]()
    ) {
      $0[ObjectIdentifier($1)] = $1
    }
    return types.isEmpty ? nil : .value(Array(types.values))
  }

  /// Calls the listeners of an event, in the order in which they were added.
  func deliver(_ name: String, _ value: Payload) {
    let name = ByteText(name)
    guard let listeners = listeners[name] else { return }
    for (place, id) in listeners.keys.sorted().enumerated() {
      // A listener may have ended later ones.
      guard place == 0 || self.listeners[name]?[id] != nil else { continue }
      listeners[id]?.body(value)
    }
  }

  func removeAll() {
    let all = listeners.values.flatMap(\.values)
    listeners = [:]
    for listener in all { listener.end() }
  }
}
