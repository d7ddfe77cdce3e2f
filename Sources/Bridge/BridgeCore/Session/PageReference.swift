/// A function, stream or blob that a page exported. The page is told when native code no longer holds it.
@MainActor final class PageReference: RemoteReference {
  private let ref: Int
  private weak var document: Document?
  private var isReleased = false

  nonisolated init(_ ref: Int, of document: Document) {
    self.ref = ref
    self.document = document
  }

  deinit {
    guard let document, !isReleased else { return }
    Task { @MainActor [ref] in Self.release(ref, of: document) }
  }

  func release() {
    guard !isReleased else { return }
    isReleased = true
    if let document { Self.release(ref, of: document) }
  }

  private static func release(_ ref: Int, of document: Document) {
    document.budget.releaseReference()
    document.send(.release(ref: ref))
  }

  var largestData: Int { document?.budget.limits.queuedBytes ?? 0 }

  func call(_ arguments: BridgeValue, timeout: Duration?) async throws -> Payload {
    let document = try target("function")
    return try await document.session.call(
      OutboundRequest(
        kind: .callRef(ref), name: "function", arguments: arguments, timeout: timeout),
      of: document)
  }

  func read(isCounted: Bool) throws -> any ElementReader {
    let document = try target("stream")
    return try document.session.read(
      OutboundRequest(kind: .readRef(ref), name: "stream"), of: document,
      isCounted: isCounted)
  }

  private func target(_ kind: String) throws(BridgeError) -> Document {
    guard let document, !document.hasEnded else {
      throw BridgeError(
        .documentGone, "The \(kind) is gone: the document that exported it has ended.")
    }
    if isReleased { throw BridgeError(.unknownMethod, "The \(kind) was released.") }
    return document
  }
}
