import Foundation

/// Reads the one encoding that an envelope has.
///
/// An envelope is read before anybody knows who wrote it. Its reader is therefore no parser of JSON: it compares
/// fixed texts, decodes base64, and needs no more memory than the file.
struct EnvelopeReader {
  private let file: Data
  private var place: Data.Index

  private static let quotationMark = Data("\"".utf8)

  init(_ file: Data) { (self.file, place) = (file, file.startIndex) }

  private func failure(_ reason: String) -> PackageError {
    PackageError(
      .malformed,
      "The envelope is not in its one encoding at byte \(place - file.startIndex): \(reason).")
  }

  private mutating func take(_ text: String) -> Bool {
    guard file[place...].starts(with: text.utf8) else { return false }
    place += text.utf8.count
    return true
  }

  private mutating func expect(_ text: String) throws(PackageError) {
    guard take(text) else { throw failure("“\(text)” is missing") }
  }

  /// The bytes before the next quotation mark, and steps over both.
  private mutating func text(atMost limit: Int) throws(PackageError) -> Data {
    let last = min(file.endIndex, place + limit + 1)
    // Foundation's search, because a generic one takes most of the time that a document of 64 KiB takes.
    guard let end = file.range(of: Self.quotationMark, in: place..<last)?.lowerBound else {
      throw failure("a text does not end, or is too long")
    }
    defer { place = end + 1 }
    return file[place..<end]
  }

  mutating func payloadType() throws(PackageError) -> String {
    try expect("{\"payloadType\":\"")
    let bytes = try text(atMost: 255)
    guard bytes.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }) else {
      throw failure("the type has a character that is not printable ASCII")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func payload() throws(PackageError) -> Data {
    try expect(",\"payload\":\"")
    let bytes = try base64(atMost: file.count)
    guard !bytes.isEmpty else { throw failure("the payload is empty") }
    return bytes
  }

  /// The signatures. Their order is fixed, so that nobody but a signer can make another file of the same document.
  mutating func signatures() throws(PackageError) -> [Envelope.Signature] {
    try expect(",\"signatures\":[")
    var signatures: [Envelope.Signature] = []
    while !take("]") {
      if !signatures.isEmpty { try expect(",") }
      guard signatures.count < Envelope.mostSignatures else {
        throw PackageError(
          .overLimit, "The envelope has more than \(Envelope.mostSignatures) signatures.")
      }
      let signature = try signature()
      if let last = signatures.last, last.key >= signature.key {
        throw failure("the signatures are not in the order of their keys, or a key occurs twice")
      }
      signatures.append(signature)
    }
    try expect("}")
    guard place == file.endIndex else { throw failure("the end is missing") }
    return signatures
  }

  private mutating func signature() throws(PackageError) -> Envelope.Signature {
    try expect("{\"keyid\":\"")
    let name = String(decoding: try text(atMost: 64), as: UTF8.self)
    guard let key = PackageDigest(hexadecimal: name) else {
      throw failure("the name of a key is not 64 lower-case hexadecimal digits")
    }
    try expect(",\"sig\":\"")
    let bytes = try base64(atMost: 88)
    guard bytes.count == 64 else { throw failure("a signature does not have 64 bytes") }
    try expect("}")
    return Envelope.Signature(key: key, bytes: bytes)
  }

  private mutating func base64(atMost limit: Int) throws(PackageError) -> Data {
    guard let bytes = Data(canonicalBase64: try text(atMost: limit)) else {
      throw failure("a text is not base64 in its one encoding")
    }
    return bytes
  }
}

extension Data {
  /// The bytes that base64 states; `nil` unless the text is the one that encoding the bytes makes. Decoders differ
  /// in what else they accept: white space, missing padding, and bits after the last byte.
  init?(canonicalBase64 text: Data) {
    guard let bytes = Data(base64Encoded: text), bytes.base64EncodedData() == text else {
      return nil
    }
    self = bytes
  }
}
