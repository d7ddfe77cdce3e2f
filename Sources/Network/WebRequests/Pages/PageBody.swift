import Foundation

/// The body of a request as the page's script sends it.
enum PageBody: Sendable {
  case bytes(Data)
  case blob(BridgeBlob)
  case stream(BridgeStream<BridgeValue>)

  /// `nil` if there is no body.
  init?(_ value: BridgeValue) {
    switch value {
    case .string(let text): self = .bytes(Data(text.utf8))
    case .bytes(let data): self = .bytes(data)
    case .blob(let blob): self = .blob(blob)
    case .stream(let stream): self = .stream(stream)
    default: return nil
    }
  }

  /// Reads the body.
  ///
  /// - Throws: ``RelayError`` with the code `tooLarge`, or the error of the page.
  func keep(limit: Int) async throws -> BodyKeeper {
    switch self {
    case .bytes(let data):
      guard data.count <= limit else {
        throw RelayError(.tooLarge, "The body has more than \(limit) bytes.")
      }
      return BodyKeeper(data)
    case .blob(let blob):
      return try await BodyKeeper(reading: blob.stream(), isStream: false, limit: limit)
    case .stream(let stream):
      return try await BodyKeeper(
        reading: BridgeStream(Pieces(stream)), isStream: true, limit: limit)
    }
  }

  /// The elements of a page's stream, which have to be bytes.
  private struct Pieces: AsyncSequence, Sendable {
    let stream: BridgeStream<BridgeValue>
    init(_ stream: BridgeStream<BridgeValue>) { self.stream = stream }

    struct Iterator: AsyncIteratorProtocol {
      var elements: BridgeStream<BridgeValue>.Iterator
      mutating func next() async throws -> Data? {
        switch try await elements.next() {
        case .bytes(let data): return data
        case nil: return nil
        default: throw RelayError(.network, "The page's stream gave something other than bytes.")
        }
      }
    }

    func makeAsyncIterator() -> Iterator { Iterator(elements: stream.makeAsyncIterator()) }
  }
}
