extension BridgeValue {
  /// The value as plain JSON, in which dates are ISO 8601 and bytes are base64. Functions, streams, blobs,
  /// `undefined` and numbers that are not finite are `null`.
  package var plainText: String {
    let bytes = TextBuffer.with { text in
      var writer = ValueWriter(text, isJSON: true)
      writer.write(self)
      return writer.finish().0
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
