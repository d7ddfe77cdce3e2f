extension Bridge {
  /// Calls a function of the page.
  ///
  /// ```swift
  /// let title: String = try await bridge.call("page.title")
  /// let cart = try await bridge.call("cart.add", item, 2, as: Cart.self)
  /// ```
  ///
  /// The call goes to the document in the main frame. Where none has said hello yet, it waits for
  /// one; a name that a page does not know is waited for until the page has loaded. Cancelling the
  /// task cancels the call.
  ///
  /// - Parameters:
  ///   - name: The name that the page gave to `bridge.handle`.
  ///   - arguments: Any number of encodable values.
  ///   - timeout: How long to wait for the answer; the bridge's limit says where this is `nil`.
  ///   - type: What the page returns; `undefined` and `null` are `nil`.
  /// - Throws: ``BridgeError``: what the page threw, or one of the bridge's own codes.
  public func call<each Argument: Encodable, Result: Decodable>(
    _ name: String, _ arguments: repeat each Argument, timeout: Duration? = nil,
    as type: Result.Type = Result.self
  ) async throws -> Result {
    let payload = try await request(name, repeat each arguments, timeout: timeout)
    do {
      return try await payload.reading { try $0.value().decoding(type) }
    } catch let error as DecodingError {
      throw BridgeError(
        .badResult, "\"\(name)\": " + error.reading(below: "result") + ".", underlying: error)
    }
  }

  /// Calls a function of the page, and does not look at what it returns.
  public func call<each Argument: Encodable>(
    _ name: String, _ arguments: repeat each Argument, timeout: Duration? = nil
  ) async throws {
    _ = try await request(name, repeat each arguments, timeout: timeout)
  }

  /// Whether the page answers to `name`. Waits for a page, and where the page does not know the
  /// name, until it has loaded; false where no page came in time.
  public func has(_ name: String) async -> Bool {
    guard (try? Name.check(length: name)) != nil else { return false }
    let answer = try? await documents.call(
      Request(name: name) { id, _ in .has(id: id, name: name) })
    return (try? answer?.value()) == .bool(true)
  }

  private func request<each Argument: Encodable>(
    _ name: String, _ arguments: repeat each Argument, timeout: Duration?
  ) async throws -> Payload {
    try Name.check(length: name)
    let values = try BridgeValue(arguments: repeat each arguments, of: name)
    return try await documents.call(
      Request(name: name, arguments: values, timeout: timeout) { id, payload in
        .call(id: id, name: name, arguments: payload)
      })
  }
}

extension BridgeValue {
  /// The arguments of a call.
  ///
  /// - Parameter name: What is called, for errors.
  /// - Throws: ``BridgeError`` with code `badArguments`, naming the argument.
  init<each Argument: Encodable>(
    arguments: repeat each Argument, of name: String
  ) throws(BridgeError) {
    var values: [BridgeValue] = []
    do {
      for argument in repeat each arguments { values.append(try BridgeValue(encoding: argument)) }
    } catch {
      let place = "argument \(values.count + 1)"
      let reading = (error as? EncodingError)?.reading(below: place) ?? "\(place): \(error)"
      throw BridgeError(
        .badArguments, "\"\(name)\": cannot be encoded: \(reading)", underlying: error)
    }
    self = .array(values)
  }
}
