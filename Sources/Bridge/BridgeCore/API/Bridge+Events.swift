import Logging

extension Bridge {
  /// Emits an event to pages. Events have no answer.
  ///
  /// Every current document receives the event, or only the document of `frame`. Documents that are loaded
  /// later do not receive it. If the value cannot be encoded, or is nested too deeply, an error is logged and nothing is sent.
  ///
  /// - Parameters:
  ///   - name: The event, such as `theme.changed`.
  ///   - value: Any encodable value.
  ///   - frame: The frame whose document receives the event; `nil` is every document.
  public func emit(_ name: String, _ value: some Encodable, in frame: BridgeFrame? = nil) {
    do {
      try Name.check(name)
      try Name.check(reserved: name)
      let document = try session.document(in: frame, for: name)
      let value = try BridgeValue(encoding: value)
      if value.holdsReferences {
        throw BridgeError(
          .badArguments,
          "an event cannot carry functions, streams or blobs, because nobody releases them.")
      }
      let payload = session.payloads.write(value)
      if let error = session.limits.refusal(ofNesting: payload, "the value") { throw error }
      session.emit(name, payload, to: document)
    } catch {
      session.log.error("Event \"\(name)\" was not sent: \(error)")
    }
  }

  /// Emits an event without a value to pages.
  public func emit(_ name: String, in frame: BridgeFrame? = nil) {
    emit(name, BridgeValue.undefined, in: frame)
  }

  /// Listens to an event that pages emit.
  ///
  /// - Parameters:
  ///   - name: The event. A text that is no name is logged, because no page can emit it.
  ///   - body: Called with each value. Values of another type are logged.
  /// - Returns: The subscription. The listener stays until the subscription is cancelled or the bridge ends.
  @discardableResult public func on<Value: Decodable>(
    _ name: String, _ body: @escaping @MainActor (Value) -> Void
  ) -> EventSubscription {
    let log = session.pageErrors
    return session.listen(name, as: .value([Value.self])) { payload in
      do {
        body(try payload.decode())
      } catch {
        log.write(
          "Event \"\(name)\" has a value that its listener cannot take: \(error.reading(below: "value"))"
        )
      }
    }
  }

  /// Listens to an event, whatever its value.
  @discardableResult public func on(
    _ name: String, _ body: @escaping @MainActor () -> Void
  ) -> EventSubscription {
    session.listen(name, as: nil) { _ in body() }
  }

  /// Returns the values of an event from now on, from all current and later pages.
  ///
  /// ```swift
  /// for await cart in bridge.events("cart.changed", as: Cart.self) { show(cart) }
  /// ```
  ///
  /// The sequence ends with the bridge. It buffers up to ``BridgeLimits/bufferedEvents`` values. Further
  /// values push out the oldest ones, which is logged.
  public func events<Value: Decodable>(
    _ name: String, as type: Value.Type = Value.self
  ) -> BridgeEvents<Value> {
    session.checkEvent(name)
    return BridgeEvents(
      EventBuffer(
        name, hub: session.events, limit: session.limits.bufferedEvents,
        byteLimit: session.limits.queuedBytes, log: session.log,
        errors: session.pageErrors))
  }
}

extension PageSession {
  fileprivate func listen(
    _ name: String, as types: ExpectedTypes?, _ body: @escaping @MainActor (Payload) -> Void
  ) -> EventSubscription {
    checkEvent(name)
    return events.listen(name, as: types, body)
  }

  /// Logs a name that no page can emit.
  fileprivate func checkEvent(_ name: String) {
    do {
      try Name.check(name)
      try Name.check(reserved: name)
    } catch {
      log.error("The listener of event \"\(name)\" will never be called: \(error)")
    }
  }
}
