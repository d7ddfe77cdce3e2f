extension Bridge {
  /// Calls a function of the page.
  ///
  /// ```swift
  /// let title: String = try await bridge.call("page.title")
  /// let cart = try await bridge.call("cart.add", item, 2, as: Cart.self)
  /// ```
  ///
  /// The call goes to the document in the main frame, unless a frame is given. If no document has said hello
  /// yet, the call waits for one. If the page does not know the name, the call waits until the page has loaded.
  /// Cancelling the task cancels the call.
  ///
  /// - Parameters:
  ///   - name: The name that the page gave to `bridge.handle`.
  ///   - arguments: Any number of encodable values.
  ///   - frame: The frame to call; `nil` is the main frame.
  ///   - timeout: How long to wait for the answer; `nil` uses the bridge's limit.
  ///   - type: The type of the result; `undefined` and `null` are `nil`.
  /// - Throws: ``BridgeError`` with what the page threw, or with one of the bridge's own codes.
  public func call<each Argument: Encodable, Result: Decodable>(
    _ name: String, _ arguments: repeat each Argument, in frame: BridgeFrame? = nil,
    timeout: Duration? = nil, as type: Result.Type = Result.self
  ) async throws -> Result {
    let id = try prepare(name, repeat each arguments, frame: frame, timeout: timeout)
    let answer = try await session.answer(to: id)
    return answer.payload.isShortText
      ? try answer.result(of: name) : try await answer.readResult(of: name)
  }

  /// Calls a function of the page and ignores its result.
  public func call<each Argument: Encodable>(
    _ name: String, _ arguments: repeat each Argument, in frame: BridgeFrame? = nil,
    timeout: Duration? = nil
  ) async throws {
    let id = try prepare(name, repeat each arguments, frame: frame, timeout: timeout)
    _ = try await session.answer(to: id)
  }

  /// Returns whether the page answers to a name.
  ///
  /// The request waits for a page if there is none. If the page does not know the name, the request waits until
  /// the page has loaded.
  ///
  /// - Parameters:
  ///   - name: The name that the page gave to `bridge.handle`, or to `bridge.expose` with a dot
  ///     and the method's name.
  ///   - frame: The frame to ask; `nil` is the main frame.
  /// - Returns: `true` if the page has a handler of that name.
  /// - Throws: ``BridgeError`` if no page could be asked, with the code of a call that ends in the same
  ///   way: `timedOut`, `documentGone`, `denied`, `detached`, `cancelled`, or `invalidName`.
  public func has(_ name: String, in frame: BridgeFrame? = nil) async throws -> Bool {
    try Name.check(name)
    let document = try session.document(in: frame, for: name)
    let answer = try await session.call(OutboundRequest(kind: .has, name: name), of: document)
    return try answer.value() == .bool(true)
  }

  // Never inlined, because a waiting task would keep the memory that this function needs. A typed error would take
  // memory of that task as well.
  @inline(never) private func prepare<each Argument: Encodable>(
    _ name: String, _ arguments: repeat each Argument, frame: BridgeFrame?, timeout: Duration?
  ) throws -> Int {
    try Name.check(name)
    let document = try session.document(in: frame, for: name)
    let values = try BridgeValue(arguments: repeat each arguments, of: name)
    return session.prepare(
      OutboundRequest(kind: .call, name: name, arguments: values, timeout: timeout), of: document)
  }
}

extension OutboundCalls.Answer {
  // Both are never inlined, because a waiting task would keep the memory that they need.

  /// Returns the result of a call of `name`.
  ///
  /// - Throws: ``BridgeError`` with code `badResult`, or ``UnreadBlob``.
  @inline(never) fileprivate func result<Result: Decodable>(of name: String) throws -> Result {
    do {
      return try payload.decoding(Result.self)
    } catch let error as DecodingError {
      throw BridgeError(
        .badResult, "\"\(name)\": " + error.reading(below: "result") + ".", underlying: error)
    }
  }

  /// Returns the result of a call of `name`, after reading the blobs whose bytes it needs, and off the main actor if it is
  /// long.
  @inline(never) fileprivate nonisolated(nonsending) func readResult<Result: Decodable>(
    of name: String
  ) async throws -> Result {
    try await payload.readingAhead(as: Result.self).reading {
      try OutboundCalls.Answer($0).result(of: name)
    }
  }
}
