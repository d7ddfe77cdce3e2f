import Foundation

extension BridgeBlob: Codable {
  /// Reads a blob that crossed a bridge; bytes that did make one too.
  ///
  /// - Throws: `DecodingError` where there is neither, and of any other decoder than the bridge's.
  public init(from decoder: any Decoder) throws {
    switch (decoder as? ValueDecoder)?.value {
    case .blob(let blob): self = blob
    case .bytes(let data): self.init(data)
    default: throw DecodingError.noReference(Self.self, decoder)
    }
  }

  /// Writes the blob for a page.
  ///
  /// - Throws: `EncodingError` of any other encoder than the bridge's.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(BridgeValue.blob(self))
  }
}
