import CWebKitGTK
import Foundation

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

  /// Returns the media type that WebKitGTK finds for a page, by the fields of its response and its first bytes.
  package static func sniffedType(
    of data: Data, fields: [(name: String, value: String)]
  ) -> String? {
    guard let message = soup_message_new("GET", "http://localhost/") else { return nil }
    let (owner, sniffer) = (GObject(taking: message), GObject(taking: soup_content_sniffer_new()))
    for field in fields {
      soup_message_headers_append(
        soup_message_get_response_headers(owner.opaque), field.name, field.value)
    }
    // As many bytes as the longest signature needs.
    let type = data.prefix(512).makeBytes().use {
      soup_content_sniffer_sniff(sniffer.opaque, owner.opaque, $0, nil)
    }
    guard let type else { return nil }
    defer { g_free(type) }
    return String(cString: type)
  }

  /// Adds the fields.
  static func append(_ fields: [String: String], to headers: OpaquePointer) {
    for (name, value) in fields { soup_message_headers_append(headers, name, value) }
  }
}
