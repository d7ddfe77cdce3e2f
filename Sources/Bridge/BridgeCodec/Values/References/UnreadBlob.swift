import Foundation
import OrderedCollections

/// Counts the bytes that are read for one request.
@MainActor package protocol ByteReservation: AnyObject, Sendable {
  /// Reserves room for bytes that are about to be read.
  ///
  /// - Throws: ``BridgeError`` with code `overLimit` if there is no room for them.
  func reserve(_ size: Int) throws(BridgeError)
}

/// An error that asks for a blob to be read: the code wants bytes, and the page sent a blob.
package struct UnreadBlob: Error {
  package let blob: BridgeBlob

  /// The error if the blob is not read.
  var mismatch: DecodingError { ValueDecoder.mismatch(Data.self, .blob(blob), .root) }
}

extension Payload {
  /// Runs a closure that decodes the payload. If the closure needs the bytes of a blob, reads them and runs it again.
  ///
  /// - Parameter reservation: Counts the bytes that are read.
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

  /// Returns the payload with a blob replaced by its bytes.
  package nonisolated(nonsending) func reading(
    _ blob: BridgeBlob, reserving reservation: (any ByteReservation)?
  ) async throws -> Payload {
    let limit = await blob.limit
    guard blob.size <= limit - sizeBeside else {
      throw BridgeError(
        .overLimit,
        "A Blob of \(blob.size) bytes is too large for Data, whose limit is \(limit) bytes per "
          + "value: take a BridgeBlob and read it in pieces.")
    }
    try await reservation?.reserve(blob.size)
    let data = try await reservation == nil ? blob.data() : blob.reservedData()
    return Payload(
      keeping: try value().replacing(blob, with: data),
      sizeBeside: sizeBeside + (limit == .max ? 0 : blob.size))
  }
}

extension BridgeBlob {
  /// The maximum size of the blob if it is read as `Data`, in bytes.
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
