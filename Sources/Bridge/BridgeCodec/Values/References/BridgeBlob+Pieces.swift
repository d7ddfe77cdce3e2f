public import Foundation

extension BridgeBlob {
  /// The largest piece, in bytes.
  package static let pieceSize = 1 << 20

  /// Returns the bytes in pieces of up to 1 MiB, each read when it is taken. Every iteration reads from the start.
  ///
  /// - Returns: The stream. Iterating throws ``BridgeError`` as ``data(limit:)`` does.
  public func stream() -> BridgeStream<Data> { pieces(of: Self.pieceSize) }

  /// The bytes in pieces that fit into lines of the wire.
  package var inlinePieces: BridgeStream<BridgeValue> {
    pieces(of: Payload.inlinePiece).transformed { BridgeValue.bytes($0) }
  }

  /// Returns the bytes in pieces.
  ///
  /// - Parameter count: The maximum size of a piece, in bytes, if native has the blob. A page chooses its own size.
  func pieces(of count: Int) -> BridgeStream<Data> {
    switch source.place {
    case .data, .file:
      BridgeStream { [self] in
        var offset = 0
        return {
          guard offset < size else { return nil }
          let piece = try await read(offset..<min(offset + count, size))
          offset += piece.count
          return piece
        }
      }
    case .remote(let reference): pieces(of: reference)
    }
  }

  /// Reads a range of the bytes of a blob that native has.
  ///
  /// - Throws: ``BridgeError`` with code `badResult` if the bytes are no longer there.
  @concurrent package func read(_ range: Range<Int>) async throws -> Data {
    switch source.place {
    case .data(let data):
      return data[(data.startIndex + range.lowerBound)..<(data.startIndex + range.upperBound)]
    case .file(let url):
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      try file.seek(toOffset: UInt64(range.lowerBound))
      if let data = try file.read(upToCount: range.count), data.count == range.count { return data }
      throw BridgeError(.badResult, "\(url.lastPathComponent) became shorter than it was.")
    case .remote:
      throw BridgeError(.badResult, "A page's blob can only be read from its start.")
    }
  }

  /// Reads all the bytes, for which the page's budget has already reserved room.
  func reservedData() async throws -> Data {
    guard case .remote(let reference) = source.place else { return try await data() }
    return try await Self.data(of: pieces(of: reference, isCounted: false))
  }

  static func data(of pieces: BridgeStream<Data>) async throws -> Data {
    var data = Data()
    for try await piece in pieces { data.append(piece) }
    return data
  }

  /// - Parameter isCounted: Whether waiting pieces count toward the page's budget.
  private func pieces(
    of reference: any RemoteReference, isCounted: Bool = true
  ) -> BridgeStream<Data> {
    BridgeStream<Data> { [size] in
      let subscription = StreamSubscription { try reference.read(isCounted: isCounted) }
      var rest = size
      return {
        // The reader stops here and does not wait for the page's end, because the page may never send it.
        if rest == 0 {
          await subscription.stop()
          return nil
        }
        guard let element = try await subscription.next() else {
          throw BridgeError(.badResult, "The page's blob ended \(rest) bytes early.")
        }
        guard case .bytes(let piece)? = try? element.value(), piece.count <= rest else {
          await subscription.stop()
          throw BridgeError(.badResult, "The page's blob sent something other than its bytes.")
        }
        rest -= piece.count
        return piece
      }
    }
  }
}
