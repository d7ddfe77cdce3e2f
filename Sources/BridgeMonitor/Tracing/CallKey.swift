import WebBridge

/// The identity of a call. Native code numbers its calls across all documents.
struct CallKey: Hashable {
  let id: Int
  /// The document that calls; `nil` for native code.
  let document: Int?

  init(_ id: Int, document: Int?) { (self.id, self.document) = (id, document) }

  init(_ call: ObservedCall) {
    (id, document) = (call.id, call.direction == .toNative ? call.document?.id : nil)
  }
}
