/// Calls that native code itself makes to the methods of an exposed object, for the older bridges' APIs.
@MainActor package struct ObjectCalls {
  private let dispatcher = Dispatcher(
    gate: Gate(.none, detail: .detailed), errors: .detailed)
  private let prefix: String

  /// Reads the methods of an object.
  ///
  /// - Parameter name: The name before the methods' names, for errors.
  package init(_ object: any ExposedInterface, as name: String = "") throws {
    prefix = name.isEmpty ? "" : "\(name)."
    var methods = ExposedMethods(name, limits: .default)
    methods.castsArguments = true
    object.exposeMethods(to: &methods)
    try dispatcher.registry.add(
      ExposedObject(name: name, type: "\(type(of: object))", documentation: ""),
      methods.registrations, replacing: true)
  }

  /// Returns whether there is a method that answers immediately (`true`) or later (`false`); `nil` accepts both.
  package func has(_ name: String, isSynchronous: Bool?) -> Bool {
    guard dispatcher.registry.find(prefix + name).handler != nil else { return false }
    return isSynchronous.map { $0 == dispatcher.isSynchronous(prefix + name) } ?? true
  }

  /// Calls a method, as a page of an older bridge does.
  ///
  /// - Parameters:
  ///   - argument: The only argument, which a method without parameters ignores; `nil` for none.
  ///   - answer: Called with each answer and whether it is the last. The first call comes before this returns
  ///     if the method answers immediately.
  package func call(
    _ name: String, _ argument: BridgeValue?,
    answer:
      @escaping @MainActor @Sendable (Result<BridgeValue, BridgeError>, _ isLast: Bool) -> Void
  ) {
    let caller = BridgeCaller(
      name: prefix + name,
      identity: BridgeCaller.current?.identity
        ?? BridgeCaller.Identity(origin: .opaque, url: "", isMainFrame: true),
      scope: BridgeCaller.current?.scope)
    let arguments = Payload(keeping: argument.map { ["data": $0] } ?? [])
    // Elements that a listener takes do not pass through a stream.
    let isStream = StreamEnd()
    AnswerChannel.$listener.withValue({ value, isLast in
      onMain { answer(.success(value), isLast) }
    }) {
      let call = InboundCall(caller, arguments) { stream in
        isStream.isReached = true
        for try await element in stream { answer(.success(element), false) }
      } answer: { result in
        if isStream.isReached, case .success = result { return }
        answer(result, true)
      }
      _ = dispatcher.dispatch(call)
    }
  }
}

/// Records whether the answer was a stream, because the end of a stream is not an answer.
@MainActor private final class StreamEnd {
  var isReached = false
}
