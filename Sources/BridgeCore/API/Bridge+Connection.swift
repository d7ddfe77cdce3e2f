extension Bridge {
  /// Whether the page in the main frame has a bridge.
  public var connection: BridgeConnection { session.connection }

  /// The connection, now and after each change.
  ///
  /// ```swift
  /// for await connection in bridge.connections {
  ///   if case .refused(let error) = connection { show(error.message) }
  /// }
  /// ```
  ///
  /// Each use is a sequence of its own. It begins with ``connection``, passes over states that have changed
  /// again before they were taken, and ends behind ``BridgeConnection/detached``.
  public var connections: AsyncStream<BridgeConnection> {
    session.connections.stream(beginningWith: session.connection)
  }
}
