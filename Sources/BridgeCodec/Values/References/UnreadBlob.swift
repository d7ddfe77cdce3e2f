import Foundation
import OrderedCollections

/// Counts the bytes that are read for one request.
@MainActor package protocol ByteReservation: AnyObject, Sendable {
  /// Counts bytes that are about to be read.
  ///
  /// - Throws: ``BridgeError`` with code `overLimit` where there is no room for them.
  func reserve(_ size: Int) throws(BridgeError)
}

/// Bytes are asked for where a page gave a blob: they have to be read before the value can be
/// decoded.
package struct UnreadBlob: Error {
  package let blob: BridgeBlob
}

extension Payload {
  /// Runs what decodes the payload, and again when blobs of which it needs the bytes have been read.
  ///
  /// - Parameter reservation: Counts those bytes.
  package nonisolated(nonsending) func reading<Result>(
    reserving reservation: (any ByteReservation)? = nil,
    _ body: nonisolated(nonsending) (Payload) async throws -> Result
  ) async throws -> Result {
    var payload = self
    while true {
      do {
        return try await body(payload)
      } catch let unread as UnreadBlob {
        payload = try await payload.reading(unread.blob, reserving: reservation)
      }
    }
  }

  /// The payload with a blob's bytes in the blob's place.
  package nonisolated(nonsending) func reading(
    _ blob: BridgeBlob, reserving reservation: (any ByteReservation)?
  ) async throws -> Payload {
    let limit = await blob.limit
    guard blob.size <= limit - sizeBeside else {
      throw BridgeError(
        .overLimit,
        "A Blob of \(blob.size) bytes is too large for Data, of which one value may have \(limit) "
          + "bytes: take a BridgeBlob and read it in pieces.")
    }
    try await reservation?.reserve(blob.size)
    let data = try await reservation == nil ? blob.data() : blob.reservedData()
    return Payload(
      keeping: try value().replacing(blob, with: data),
      sizeBeside: sizeBeside + (limit == .max ? 0 : blob.size))
  }
}

extension BridgeBlob {
  /// How many bytes are read where `Data` is asked for.
  @MainActor fileprivate var limit: Int {
    if case .remote(let reference) = source.place { reference.largestData } else { .max }
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
