/// The header fields of a message, in their order. Names are compared without regard to case.
///
/// The value of a request's field is text, which is sent in UTF-8, as WebKitGTK sends it. Foundation decides what
/// `URLSession` sends for characters that are not ASCII.
///
/// The value of a response's field stands for bytes, because servers send many encodings, and pages get it in this form:
/// each character from U+0000 to U+00FF is one byte. A value of an interceptor's own response that has other characters
/// stands for its UTF-8: `"filename=報告.pdf"` is what a server would send in UTF-8. To read a value as UTF-8, write
/// `String(decoding: value.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }, as: UTF8.self)`.
public struct RelayHeaders: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// One field.
  public struct Field: Sendable, Hashable {
    /// The name, as it was written.
    public var name: String
    /// The value.
    public var value: String

    /// Creates a field.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// All fields. A name may occur more than once.
  public var fields: [Field]

  /// Creates header fields.
  public init(_ fields: [Field] = []) { self.fields = fields }

  /// Creates header fields from a literal.
  public init(dictionaryLiteral fields: (String, String)...) {
    self.fields = fields.map { Field($0.0, $0.1) }
  }

  /// The values of a name, joined by a comma and a space; `nil` if there is none. Setting replaces all of them, and
  /// `nil` removes them.
  public subscript(name: String) -> String? {
    get {
      let values = self.values(of: name)
      return values.isEmpty ? nil : values.joined(separator: ", ")
    }
    set {
      let place = fields.firstIndex { Self.areSame($0.name, name) } ?? fields.count
      fields.removeAll { Self.areSame($0.name, name) }
      if let newValue { fields.insert(Field(name, newValue), at: min(place, fields.count)) }
    }
  }

  /// The values of a name, in their order.
  public func values(of name: String) -> [String] {
    fields.filter { Self.areSame($0.name, name) }.map(\.value)
  }

  /// Adds a field after the others.
  public mutating func add(_ name: String, _ value: String) { fields.append(Field(name, value)) }

  /// Sets a field that is not there yet.
  mutating func setDefault(_ name: String, _ value: String) {
    if !fields.contains(where: { Self.areSame($0.name, name) }) { add(name, value) }
  }

  private static func areSame(_ one: String, _ other: String) -> Bool {
    let (one, other) = (one.utf8, other.utf8)
    return one.count == other.count
      && zip(one, other).allSatisfy { $0 == $1 || $0 | 0x20 == $1 | 0x20 && isLetter($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20
  }
}
