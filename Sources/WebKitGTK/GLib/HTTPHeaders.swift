import CWebKitGTK

/// Access to header fields in libsoup's form.
package enum HTTPHeaders {
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

  /// Returns the file name of a field `Content-Disposition`, without the folders that it names.
  package static func fileName(of disposition: String) -> String? {
    guard let headers = soup_message_headers_new(SOUP_MESSAGE_HEADERS_RESPONSE) else { return nil }
    defer { soup_message_headers_unref(headers) }
    soup_message_headers_append(headers, "Content-Disposition", disposition)
    var parameters: OpaquePointer?
    guard soup_message_headers_get_content_disposition(headers, nil, &parameters) != 0 else {
      return nil
    }
    defer { g_hash_table_destroy(parameters) }
    let name = g_hash_table_lookup(parameters, "filename")
    return name.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
  }

  /// Adds the fields.
  static func append(_ fields: [String: String], to headers: OpaquePointer) {
    for (name, value) in fields { soup_message_headers_append(headers, name, value) }
  }
}
