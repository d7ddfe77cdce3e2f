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
  /// Each access returns a new sequence. The sequence starts with ``connection``, skips states that changed
  /// again before they were read, and ends after ``BridgeConnection/detached``.
  public var connections: AsyncStream<BridgeConnection> {
    session.connections.subscribe(
      beginningWith: session.connection, bufferingPolicy: .bufferingNewest(1))
  }
}
