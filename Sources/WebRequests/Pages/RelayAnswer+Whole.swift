import Foundation

extension RelayAnswer {
  /// The largest response of a synchronous request, in bytes.
  private static let mostBytes = 64 << 20

  /// Returns the head and the whole body, for a synchronous request.
  ///
  /// - Throws: ``RelayError`` with the code `tooLarge`, or why the request failed.
  func whole() async throws -> BridgeValue {
    var head: BridgeValue = .null
    var body = Data()
    for try await element in self {
      switch element {
      case .object: head = element
      case .bytes(let piece):
        body.append(piece)
        guard body.count <= Self.mostBytes else {
          throw RelayError(
            .tooLarge,
            "The response of a synchronous request has more than \(Self.mostBytes) bytes.")
        }
      default: break
      }
    }
    return ["head": head, "body": .bytes(body)]
  }
}
