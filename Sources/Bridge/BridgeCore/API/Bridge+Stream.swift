extension Bridge {
  /// Reads a stream of the page.
  ///
  /// ```swift
  /// for try await n in bridge.stream("page.ticks", as: Int.self) { … }
  /// ```
  ///
  /// The page's handler is a generator, or returns an async iterable or a `ReadableStream`. It is
  /// called when the first element is requested, once for each iteration. Leaving the loop or
  /// cancelling the task calls the generator's `return()`.
  ///
  /// - Parameters:
  ///   - name: The name that the page gave to `bridge.handle`.
  ///   - arguments: Any number of encodable values.
  ///   - frame: The frame of the stream; `nil` is the main frame.
  ///   - timeout: How long to wait until the stream opens; `nil` uses the bridge's limit. The time between
  ///     elements has no limit.
  ///   - type: The type of the elements.
  /// - Returns: The stream. Iterating throws ``BridgeError`` with what the page threw, or with one of the
  ///   bridge's own codes.
  public func stream<each Argument: Encodable, Element: Decodable & Sendable>(
    _ name: String, _ arguments: repeat each Argument, in frame: BridgeFrame? = nil,
    timeout: Duration? = nil, as type: Element.Type = Element.self
  ) -> BridgeStream<Element> {
    let values = Result { () throws(BridgeError) in
      try Name.check(name)
      return try BridgeValue(arguments: repeat each arguments, of: name)
    }
    let session = session
    return BridgeStream(named: name) {
      let document = try session.document(in: frame, for: name)
      return try session.read(
        OutboundRequest(kind: .stream, name: name, arguments: values.get(), timeout: timeout),
        of: document)
    }
  }
}
