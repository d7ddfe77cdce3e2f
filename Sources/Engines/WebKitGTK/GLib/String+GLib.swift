import CWebKitGTK
import Foundation

extension String {
  /// Decodes UTF-8 bytes in one copy, embedded zeros included.
  init(bytes: OpaquePointer) {
    var size: gsize = 0
    let start = g_bytes_get_data(bytes, &size)
    self.init(decoding: UnsafeRawBufferPointer(start: start, count: Int(size)), as: UTF8.self)
  }

  /// Decodes UTF-8 bytes that the caller owns, and releases them.
  init(takingBytes bytes: OpaquePointer) {
    self.init(bytes: bytes)
    g_bytes_unref(bytes)
  }

  /// A text with one character for each byte of a C string, as ISO 8859-1 has it.
  init(bytesOf string: UnsafePointer<CChar>) {
    var scalars = UnicodeScalarView()
    var next = string
    while next.pointee != 0 {
      scalars.append(Unicode.Scalar(UInt8(bitPattern: next.pointee)))
      next += 1
    }
    self.init(scalars)
  }

  /// The string with U+FFFD for each zero, for C functions that would cut it off at a zero.
  var withoutZeros: String { replacingZeros(with: "\u{FFFD}") }

  /// Returns the string with a replacement for each zero. Zeros are searched by the byte, because a
  /// search by characters takes microseconds in a text without zeros, and far more in a long text.
  func replacingZeros(with replacement: String) -> String {
    var copy = self
    let hasZeros = copy.withUTF8 { utf8 in
      utf8.baseAddress.map { memchr($0, 0, utf8.count) != nil } ?? false
    }
    return hasZeros ? replacing("\0", with: replacement) : self
  }

  /// Calls the body with the string's UTF-8, which may hold zeros, and its length.
  func withCharacters<Result>(_ body: (UnsafePointer<CChar>?, Int) -> Result) -> Result {
    // A native string is passed as it lies in memory, embedded zeros included.
    withCString { body($0, utf8.count) }
  }

  /// The string's UTF-8 as bytes that GLib owns.
  func makeBytes() -> Boxed {
    var copy = self
    return copy.withUTF8 { Boxed(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension [String] {
  /// Copies a vector of C strings that the caller owns, and frees the vector.
  init?(takingVector vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) {
    guard let vector else { return nil }
    self.init()
    var next = vector
    while let string = next.pointee {
      append(String(cString: string))
      next += 1
    }
    g_strfreev(vector)
  }
}

extension Boxed {
  /// Copies the caller's memory into bytes that GLib owns.
  convenience init(bytes: UnsafeRawBufferPointer) {
    self.init(taking: g_bytes_new(bytes.baseAddress, gsize(bytes.count)), free: g_bytes_unref)
  }
}

extension Data {
  /// Copies bytes that GLib owns.
  init(bytes: OpaquePointer) {
    var size: gsize = 0
    let start = g_bytes_get_data(bytes, &size)
    self.init(UnsafeRawBufferPointer(start: start, count: Int(size)))
  }

  /// Copies bytes that the caller owns, and releases them.
  init(takingBytes bytes: OpaquePointer) {
    self.init(bytes: bytes)
    g_bytes_unref(bytes)
  }

  /// The data as bytes that GLib owns.
  func makeBytes() -> Boxed {
    withUnsafeBytes { Boxed(bytes: $0) }
  }
}

extension [String] {
  /// Calls the body with an array of C strings that ends with a null pointer.
  func withCStrings<Result>(_ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result) -> Result {
    let copies = map { g_strdup($0) }
    defer { for copy in copies { g_free(copy) } }
    let strings = copies.map { UnsafePointer($0) } + [nil]
    return strings.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("The array is not empty.") }
      return body(start)
    }
  }
}

extension Array where Element == OpaquePointer {
  /// Copies the elements of a list that the caller owns. Frees the list but not its elements.
  init(takingList list: UnsafeMutablePointer<GList>?) {
    self.init()
    var next = list
    while let link = next {
      if let data = link.pointee.data { append(OpaquePointer(data)) }
      next = link.pointee.next
    }
    g_list_free(list)
  }
}
