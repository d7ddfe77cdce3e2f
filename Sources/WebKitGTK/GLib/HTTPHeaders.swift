import CWebKitGTK

/// Access to header fields in libsoup's form.
enum HTTPHeaders {
  /// Copies the fields in order.
  static func read(_ headers: OpaquePointer) -> [(name: String, value: String)] {
    read(headers) { String(cString: $0) }
  }

  /// Copies the fields in order, with one character for each byte of a name or a value.
  static func readBytes(_ headers: OpaquePointer) -> [(name: String, value: String)] {
    read(headers) { String(bytesOf: $0) }
  }

  private static func read(
    _ headers: OpaquePointer, as text: (UnsafePointer<CChar>) -> String
  ) -> [(name: String, value: String)] {
    var iterator = SoupMessageHeadersIter()
    soup_message_headers_iter_init(&iterator, headers)
    var fields: [(String, String)] = []
    var name: UnsafePointer<CChar>?
    var value: UnsafePointer<CChar>?
    while soup_message_headers_iter_next(&iterator, &name, &value) != 0 {
      if let name, let value { fields.append((text(name), text(value))) }
    }
    return fields
  }

  /// Adds the fields.
  static func append(_ fields: [String: String], to headers: OpaquePointer) {
    for (name, value) in fields { soup_message_headers_append(headers, name, value) }
  }
}
