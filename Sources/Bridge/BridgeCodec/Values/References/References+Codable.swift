extension BridgeFunction: Codable {
  /// Reads a function that crossed a bridge.
  ///
  /// - Throws: `DecodingError` if the value is of another kind, or if the decoder is not the bridge's.
  public init(from decoder: any Decoder) throws {
    guard let decoder = decoder as? ValueDecoder, case .function(let function) = decoder.value
    else { throw DecodingError.noReference(Self.self, decoder) }
    self = function
  }

  /// Writes the function for a page.
  ///
  /// - Throws: `EncodingError` if the encoder is not the bridge's.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(BridgeValue.function(self))
  }
}

extension BridgeStream: Decodable where Element: Decodable {
  /// Reads a stream that crossed a bridge.
  ///
  /// - Throws: `DecodingError` if the value is of another kind, or if the decoder is not the bridge's.
  public init(from decoder: any Decoder) throws {
    guard let decoder = decoder as? ValueDecoder, case .stream(let stream) = decoder.value
    else { throw DecodingError.noReference(Self.self, decoder) }
    self = stream.decoded()
  }
}

extension BridgeStream: Encodable where Element: Encodable {
  /// Writes the stream for a page.
  ///
  /// - Throws: `EncodingError` if the encoder is not the bridge's.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(BridgeValue.stream(encoded(of: "stream")))
  }
}

extension BridgeStream<BridgeValue> {
  /// Returns a stream of the elements as a Swift type.
  fileprivate func decoded<T: Decodable & Sendable>() -> BridgeStream<T> {
    transformed { element in
      do {
        return try await Payload(keeping: element).decodingLarge(as: T.self).reading {
          try $0.decoding(T.self)
        }
      } catch let error as DecodingError {
        throw BridgeError(
          .badResult, "A stream's " + error.reading(below: "element") + ".", underlying: error)
      }
    }
  }
}

extension DecodingError {
  static func noReference(_ type: any Any.Type, _ decoder: any Decoder) -> Self {
    if let decoder = decoder as? ValueDecoder {
      return ValueDecoder.mismatch(type, decoder.value, decoder.path)
    }
    return .typeMismatch(
      type,
      Context(
        codingPath: decoder.codingPath, debugDescription: "\(type) only comes from a page"))
  }
}

extension BridgeStream where Element: Encodable & Sendable {
  /// Returns a stream of the elements' values.
  ///
  /// - Parameter name: The name of the stream, for errors.
  package func encoded(of name: String) -> BridgeStream<BridgeValue> {
    transformed { element in
      do {
        return try BridgeValue(encoding: element)
      } catch {
        throw BridgeError(
          .badResult,
          "An element of \"\(name)\" cannot be encoded: \(error.reading(below: "element"))",
          underlying: error)
      }
    }
  }
}
