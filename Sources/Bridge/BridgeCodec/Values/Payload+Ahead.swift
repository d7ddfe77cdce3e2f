import Dispatch
package import Foundation

/// Reading texts off the main actor, ahead of their use.
extension Payload {
  /// The size from which on a text is read off the main actor, in bytes. Reading so much takes about half a millisecond.
  package static var longText: Int { 32 << 10 }

  /// Whether reading the text would keep the main actor for a while.
  package var isLong: Bool { readSize > Self.longText }

  /// Whether the payload is only its text, which is not long.
  package var isShortText: Bool { isText && text.count <= Self.longText }

  /// Whether the text is read off the main actor, ahead of its use.
  package var isToReadAhead: Bool { isLong && isUnread }

  /// Reads the texts that tasks wait for, one at a time. It has a thread of its own, because the threads of Swift's pool are
  /// few, and a page's texts would take them all.
  private static let reading = DispatchQueue(label: "webbridge.values")

  /// Returns the payload with the value of a long text, which is read and decoded off the main actor.
  package nonisolated(nonsending) func readingAhead(as types: ExpectedTypes?) async -> Payload {
    guard isLong, isUnread || types != nil else { return self }
    return await offMainActor { (isUnread ? readAhead() : self).decodingAhead(as: types) }
  }

  /// Returns the payload with the value of a long text as a type, which is read and decoded off the main actor.
  package nonisolated(nonsending) func readingAhead(as type: any Any.Type) async -> Payload {
    guard isLong else { return self }
    return await readingAhead(as: .value([type]))
  }

  /// Returns the payload of a value that was read before, with what it decodes as if it is large.
  nonisolated(nonsending) func decodingLarge(as type: any Any.Type) async -> Payload {
    guard let value = beside?.kept, WireContainer.isLarge(value),
      let types = ExpectedTypes.value([type])
    else { return self }
    return await offMainActor { decodingAhead(as: types) }
  }

  private nonisolated(nonsending) func offMainActor(
    _ body: @escaping @Sendable () -> Payload
  ) async -> Payload {
    await withCheckedContinuation { continuation in
      Self.reading.async { continuation.resume(returning: body()) }
    }
  }

  /// Returns the payload with what its value decodes as.
  package func decodingAhead(as types: ExpectedTypes?) -> Payload {
    guard let types, let value = try? value() else { return self }
    return Payload(self, decoded: types.decode(value))
  }

  /// Decodes the value as a Swift type, unless it was decoded ahead.
  ///
  /// - Throws: `DecodingError`, or ``UnreadBlob`` if a blob has to be read first.
  package func decoding<T: Decodable>(_ type: T.Type) throws -> T {
    let value = try value()
    if let decoded { return try decoded.whole(from: value) }
    return try value.decoding(type)
  }

  /// Decodes the value as a Swift type, unless it was decoded ahead.
  ///
  /// - Throws: `DecodingError`, also for a blob whose bytes have not been read.
  package func decode<T: Decodable>(_ type: T.Type = T.self) throws -> T {
    do {
      return try decoding(type)
    } catch let unread as UnreadBlob {
      throw unread.mismatch
    }
  }

  /// Returns the payload with the value of its text, which has no references.
  package func readAhead() -> Payload {
    Payload(self, ahead: Result { try ValueParser.parse(text) })
  }

  /// Reads a text that may have references, and returns which it asks its source for, in order. The values of these are
  /// placeholders, so that the text is read again when they are known.
  package func requestedReferences() -> [ReferenceRequest] {
    let requests = ReferenceRequests()
    _ = try? ValueParser.parse(text, from: requests.source)
    return requests.all
  }

  /// Returns the payload with the value of its text.
  ///
  /// - Parameters:
  ///   - answers: What was requested, in the same order.
  ///   - sizeBeside: The number of bytes that came beside the text.
  package func read(with answers: [ReferenceAnswer], sizeBeside: Int) -> Payload {
    var rest = answers.makeIterator()
    let source = ReferenceSource { _ in
      if case .bytes(let data)? = rest.next() { data } else { nil }
    } takeReference: { _ in
      if case .reference(let reference)? = rest.next() { reference } else { nil }
    }
    return Payload(self, read: try? ValueParser.parse(text, from: source), sizeBeside: sizeBeside)
  }
}

/// Something that a text refers to, by its number.
package enum ReferenceRequest: Sendable {
  case bytes(Int)
  case reference(Int)
}

/// The bytes or the object to which a text refers.
package enum ReferenceAnswer: Sendable {
  case bytes(Data)
  case reference(any RemoteReference)
}

/// Notes what a text refers to.
private final class ReferenceRequests {
  private(set) var all: [ReferenceRequest] = []

  var source: ReferenceSource {
    ReferenceSource { [self] number in
      all.append(.bytes(number))
      return Data()
    } takeReference: { [self] number in
      all.append(.reference(number))
      return Placeholder()
    }
  }
}

/// Stands for a reference until it is taken.
private final class Placeholder: RemoteReference {
  nonisolated init() {}

  var largestData: Int { 0 }
  func call(_ arguments: BridgeValue, timeout: Duration?) throws -> Payload { throw none }
  func read(isCounted: Bool) throws -> any ElementReader { throw none }
  func release() {}

  private var none: BridgeError { BridgeError(.unknownMethod, "This reference was never taken.") }
}
