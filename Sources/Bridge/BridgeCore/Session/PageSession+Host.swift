import Logging

extension PageSession: ExtensionHost {
  func emit(_ name: String, _ value: BridgeValue) { emit(name, payloads.write(value)) }

  func isSynchronous(_ name: String, for caller: BridgeCaller) -> Bool? {
    guard dispatcher.registry.find(name).handler != nil,
      dispatcher.gate.refusal(of: caller, .has) == nil
    else { return nil }
    return dispatcher.isSynchronous(name)
  }

  var largestInline: Int {
    get { payloads.largestInline }
    set { payloads.largestInline = newValue }
  }
}
