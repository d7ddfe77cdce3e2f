/// One iteration of a page's stream, which opens with the request for the first element and stops with this object.
@MainActor final class StreamSubscription {
  private let open: @MainActor () throws -> any ElementReader
  private var reader: (any ElementReader)?
  private var hasEnded = false

  nonisolated init(_ open: @escaping @MainActor () throws -> any ElementReader) { self.open = open }

  deinit {
    guard let reader else { return }
    Task { @MainActor in reader.stop() }
  }

  func next() async throws -> Payload? {
    if hasEnded { return nil }
    do {
      let reader = try reader ?? open()
      self.reader = reader
      if let element = try await reader.next() { return element }
    } catch {
      stop()
      throw error
    }
    stop()
    return nil
  }

  func stop() {
    hasEnded = true
    reader?.stop()
    reader = nil
  }
}

extension BridgeStream where Element: Decodable {
  /// Makes a stream of a page.
  ///
  /// - Parameters:
  ///   - name: The name of the stream, for errors.
  ///   - open: Requests the stream, once for each iteration.
  package init(named name: String, _ open: @escaping @MainActor () throws -> any ElementReader) {
    self.init {
      let subscription = StreamSubscription(open)
      return { try await Self.next(of: subscription, named: name) }
    }
  }

  private nonisolated(nonsending) static func next(
    of subscription: StreamSubscription, named name: String
  ) async throws -> Element? {
    guard let element = try await subscription.next()?.readingAhead(as: Element.self)
    else { return nil }
    do {
      return try await element.reading { try $0.decoding(Element.self) }
    } catch let error as DecodingError {
      await subscription.stop()
      throw BridgeError(
        .badResult, "\"\(name)\": " + error.reading(below: "element") + ".", underlying: error)
    }
  }
}

extension BridgeStream<BridgeValue> {
  /// Makes a stream that a page exports.
  init(of reference: any RemoteReference) {
    self.init(named: "stream") { try reference.read(isCounted: true) }
  }
}
