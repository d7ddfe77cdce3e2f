import Logging

extension Bridge {
  /// Tells the page that something happened. Nobody answers.
  ///
  /// Events are about now: every document that is there hears it, or that of one frame, and later ones
  /// do not. A value
  /// that cannot be encoded is told to the log, not to the page.
  ///
  /// - Parameters:
  ///   - name: The event, such as `theme.changed`.
  ///   - value: Any encodable value.
  ///   - frame: The frame whose document is told; `nil` tells every document.
  public func emit(_ name: String, _ value: some Encodable, in frame: BridgeFrame? = nil) {
    do {
      try Name.check(length: name)
      try Name.check(reserved: name)
      let document = try session.document(in: frame, for: name)
      let value = try BridgeValue(encoding: value)
      if value.holdsReferences {
        throw BridgeError(
          .badArguments,
          "an event cannot carry functions, streams or blobs, for nobody lets go of them.")
      }
      session.emit(name, session.payloads.write(value), to: document)
    } catch {
      session.log.error("Event \"\(name)\" was not sent: \(error)")
    }
  }

  /// Tells the page that something happened, without a value.
  public func emit(_ name: String, in frame: BridgeFrame? = nil) {
    emit(name, BridgeValue.undefined, in: frame)
  }

  /// Listens to an event that pages emit.
  ///
  /// - Parameters:
  ///   - name: The event. No page can emit a name that is empty or longer than 256 characters: the log is
  ///     told of such a name.
  ///   - body: What to do. A value of another type is told to the log.
  /// - Returns: The subscription; the listener stays until it is cancelled or the bridge ends.
  @discardableResult public func on<Value: Decodable>(
    _ name: String, _ body: @escaping @MainActor (Value) -> Void
  ) -> EventSubscription {
    let log = session.pageErrors
    return session.listen(name) { payload in
      do {
        body(try payload.value().decode())
      } catch {
        log.write("Event \"\(name)\" has another value than its listener takes: \(error)")
      }
    }
  }

  /// Listens to an event, whatever its value.
  @discardableResult public func on(
    _ name: String, _ body: @escaping @MainActor () -> Void
  ) -> EventSubscription {
    session.listen(name) { _ in body() }
  }

  /// The values of an event, from now on, of whatever pages come and go.
  ///
  /// ```swift
  /// for await cart in bridge.events("cart.changed", as: Cart.self) { show(cart) }
  /// ```
  ///
  /// The sequence ends with the bridge. It keeps ``BridgeLimits/bufferedEvents`` values that nobody
  /// has taken; further ones push out the oldest, which is told to the log.
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
    _ name: String, _ body: @escaping @MainActor (Payload) -> Void
  ) -> EventSubscription {
    checkEvent(name)
    return events.listen(name, body)
  }

  /// Tells the log of a name that no page can emit.
  fileprivate func checkEvent(_ name: String) {
    do {
      try Name.check(length: name)
      try Name.check(reserved: name)
    } catch {
      log.error("The listener of event \"\(name)\" will hear nothing: \(error)")
    }
  }
}
