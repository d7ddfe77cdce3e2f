extension Dispatcher {
  /// Returns the error for a name without a handler. With ``ErrorDetail/detailed``, the error names a near name that the
  /// document may call.
  func unknown(_ caller: BridgeCaller) -> BridgeError {
    let name = caller.name
    var message = "No handler is registered for \"\(name)\". "
    if errors == .detailed, let near = NearName.find(name, among: registry.names),
      gate.refusal(of: caller.asking(for: near), .has) == nil
    {
      message += "Did you mean \"\(near)\"? "
    }
    return BridgeError(
      .unknownMethod, message + "Register one with bridge.handle(\"\(name)\") { … } in Swift.")
  }
}
