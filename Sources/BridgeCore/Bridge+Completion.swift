extension Bridge {
  /// Calls a function of the page, in the order of the calls, for the older bridges' APIs.
  ///
  /// - Parameter completion: Gets what the page returns or why it did not, once.
  package func call(
    _ name: String, arguments: [BridgeValue], timeout: Duration? = nil,
    completion: @escaping @MainActor (Result<BridgeValue, BridgeError>) -> Void
  ) {
    do throws(BridgeError) {
      try Name.check(length: name)
    } catch {
      return completion(.failure(error))
    }
    documents.call(
      Request(name: name, arguments: .array(arguments), timeout: timeout) { id, payload in
        .call(id: id, name: name, arguments: payload)
      }
    ) { result in
      completion(
        result.flatMap { payload in
          Result { try payload.value() }.mapError {
            BridgeError(.badResult, "\"\(name)\" gave what cannot be read.", underlying: $0)
          }
        })
    }
  }
}
