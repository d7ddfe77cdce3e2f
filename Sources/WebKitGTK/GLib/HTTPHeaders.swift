import CWebKitGTK

/// Access to header fields in libsoup's form.
enum HTTPHeaders {
  /// Copies the fields in order.
  static func read(_ headers: OpaquePointer) -> [(name: String, value: String)] {
    var iterator = SoupMessageHeadersIter()
    soup_message_headers_iter_init(&iterator, headers)
    var fields: [(String, String)] = []
    var name: UnsafePointer<CChar>?
    var value: UnsafePointer<CChar>?
    while soup_message_headers_iter_next(&iterator, &name, &value) != 0 {
      if let name, let value { fields.append((String(cString: name), String(cString: value))) }
    }
    return fields
  }

  /// Adds the fields.
  static func append(_ fields: [String: String], to headers: OpaquePointer) {
    for (name, value) in fields { soup_message_headers_append(headers, name, value) }
  }
}
