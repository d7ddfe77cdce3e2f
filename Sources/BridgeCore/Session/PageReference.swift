/// A function, a stream or a blob that a page gave away. The page learns when nobody holds it any more.
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

  /// Lets go at once.
  func release() {
    guard !isReleased else { return }
    isReleased = true
    if let document { Self.release(ref, of: document) }
  }

  private static func release(_ ref: Int, of document: Document) {
    document.heldReferences -= 1
    document.send(.release(ref: ref))
  }

  /// How many bytes `Data` of the document may have.
  var largestData: Int { document?.documents.limits.queuedBytes ?? 0 }

  /// Calls the function.
  func call(_ arguments: BridgeValue, timeout: Duration?) async throws -> Payload {
    let document = try target("function")
    return try await document.documents.call(
      Request(name: "function", arguments: arguments, timeout: timeout, document: document) {
        [ref] id, payload in .apply(id: id, ref: ref, arguments: payload)
      })
  }

  /// Begins to read the stream.
  ///
  /// - Parameter isCounted: Whether elements that wait count in the document's budget.
  func read(isCounted: Bool) throws -> any ElementReader {
    let document = try target("stream")
    return try document.documents.read(
      Request(name: "stream", document: document) { [ref] id, _ in .read(id: id, ref: ref) },
      isCounted: isCounted)
  }

  private func target(_ kind: String) throws(BridgeError) -> Document {
    guard let document, !document.hasEnded else {
      throw BridgeError(
        .documentGone, "The \(kind) is gone: the document that gave it has ended.")
    }
    if isReleased { throw BridgeError(.unknownMethod, "The \(kind) was released.") }
    return document
  }
}
