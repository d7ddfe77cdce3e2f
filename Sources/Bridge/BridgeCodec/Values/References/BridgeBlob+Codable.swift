import Foundation

extension BridgeBlob: Codable {
  /// Reads a blob that crossed a bridge, or makes one of bytes that did.
  ///
  /// - Throws: `DecodingError` if the value is neither, or if the decoder is not the bridge's.
  public init(from decoder: any Decoder) throws {
    switch (decoder as? ValueDecoder)?.value {
    case .blob(let blob): self = blob
    case .bytes(let data): self.init(data)
    default: throw DecodingError.noReference(Self.self, decoder)
    }
  }

  /// Writes the blob for a page.
  ///
  /// - Throws: `EncodingError` if the encoder is not the bridge's.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(BridgeValue.blob(self))
  }
}
