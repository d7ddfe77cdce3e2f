#if Requests || OfflinePackages
  package import HTTPTypes

  extension HTTPFields {
    /// The maximum number of fields of a message. More than 65,534 would end the program.
    package static let maxCount = 10_000

    /// Adds a field of a server's response, whose text stands for bytes. What HTTP forbids is left out.
    package mutating func add(servers name: String, _ text: String) {
      guard count < Self.maxCount, let field = HTTPField(name, bytes: HTTPField.bytes(of: text))
      else { return }
      append(field)
    }
  }

  extension HTTPField {
    /// - Returns: The field; `nil` if the name is not a token, or the value has CR, LF or NUL.
    package init?(_ name: String, bytes value: [UInt8]) {
      guard let name = Name(name), value.allSatisfy({ $0 != 0 && $0 != 10 && $0 != 13 }) else {
        return nil
      }
      self.init(name: name, lenientValue: value)
    }

    /// The bytes that a text stands for: one for each character, or those of its UTF-8 if it has others than ISO 8859-1.
    package static func bytes(of text: String) -> [UInt8] {
      let utf8 = text.utf8
      if utf8.allSatisfy({ $0 < 0x80 }) { return Array(utf8) }
      var bytes: [UInt8] = []
      for scalar in text.unicodeScalars {
        guard let byte = UInt8(exactly: scalar.value) else { return Array(utf8) }
        bytes.append(byte)
      }
      return bytes
    }
  }
#endif
