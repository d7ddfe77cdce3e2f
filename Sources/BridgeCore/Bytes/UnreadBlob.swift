import Foundation
import OrderedCollections

/// Bytes are asked for where a page gave a blob: they have to be read before the value can be
/// decoded.
struct UnreadBlob: Error {
  let blob: BridgeBlob
}

extension Payload {
  /// Runs what decodes the payload, and again when blobs of which it needs the bytes have been read.
  ///
  /// - Parameter hold: What counts those bytes.
  nonisolated(nonsending) func reading<Result>(
    holding hold: Hold? = nil,
    _ body: nonisolated(nonsending) (Payload) async throws -> Result
  ) async throws -> Result {
    var payload = self
    while true {
      do {
        return try await body(payload)
      } catch let unread as UnreadBlob {
        payload = try await payload.reading(unread.blob, holding: hold)
      }
    }
  }

  /// The payload with a blob's bytes in the blob's place.
  nonisolated(nonsending) func reading(
    _ blob: BridgeBlob, holding hold: Hold?
  ) async throws -> Payload {
    let limit = await blob.limit
    guard blob.size <= limit - sizeBeside else {
      throw BridgeError(
        .overLimit,
        "A Blob of \(blob.size) bytes is too large for Data, of which one value may have \(limit) "
          + "bytes: take a BridgeBlob and read it in pieces.")
    }
    try await hold?.keep(data: blob.size)
    let data = try await hold == nil ? blob.data() : blob.reservedData()
    return Payload(
      keeping: try value().replacing(blob, with: data),
      sizeBeside: sizeBeside + (limit == .max ? 0 : blob.size))
  }
}

extension BridgeBlob {
  /// How many bytes are read where `Data` is asked for.
  @MainActor fileprivate var limit: Int {
    if case .page(let reference) = source.place { reference.largestData } else { .max }
  }
}

extension BridgeValue {
  fileprivate func replacing(_ blob: BridgeBlob, with data: Data) -> BridgeValue {
    switch self {
    case .blob(blob): .bytes(data)
    case .array(let values): .array(values.map { $0.replacing(blob, with: data) })
    case .set(let values): .set(values.map { $0.replacing(blob, with: data) })
    case .object(let object): .object(object.mapValues { $0.replacing(blob, with: data) })
    case .map(let entries):
      .map(
        entries.map {
          MapEntry(
            key: $0.key.replacing(blob, with: data), value: $0.value.replacing(blob, with: data))
        })
    default: self
    }
  }
}
