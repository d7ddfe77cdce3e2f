import Foundation
import Logging

/// Bytes that travel beside the lines.
extension Document {
  /// Returns the payload of a line with its references and the bytes beside it resolved. The references are this
  /// document's.
  func resolve(_ payload: Payload) -> Payload {
    if payload.isLong, let value = reader.takeAhead() { return value }
    guard payload.mayRefer else { return payload }
    let waiting = uploads.size
    let value = try? ValueParser.parse(payload.text, from: references)
    return Payload(payload, read: value, sizeBeside: waiting - uploads.size)
  }

  /// Sends the bytes beside a payload ahead of the lines that announce them.
  func sendAhead(_ payload: Payload, by send: (Data, String) -> Void) {
    for (offset, export) in payload.exports.enumerated() {
      guard case .bytes(let data, _) = export else { continue }
      send(data, "\(uploadKey)/\(payload.firstExport + offset)")
    }
  }

  var references: ReferenceSource {
    ReferenceSource { [self] number in
      let before = uploads.size
      defer { budget.change(data: uploads.size - before) }
      return uploads.take(number)
    } takeReference: { [self] ref in
      budget.takeReference() ? PageReference(ref, of: self) : nil
    }
  }

  /// Keeps a piece of an upload that came as a line.
  func receive(_ piece: Payload, of number: Int, at offset: Int) throws(BridgeError) {
    guard case .string(let text)? = try? piece.value(), let data = Data(standardBase64: text)
    else {
      throw BridgeError(.badFrame, "A piece of upload \(number) is not base64.")
    }
    keep(data, of: number, at: offset)
  }

  /// Keeps bytes for the line that will refer to them.
  @discardableResult func keep(_ piece: Data, of number: Int, at offset: Int = 0) -> Bool {
    let before = uploads.size
    let isKept = uploads.add(
      piece, to: number, at: offset, room: budget.dataRoom, most: budget.limits.references)
    budget.change(data: uploads.size - before)
    if !isKept {
      session.pageErrors.write(
        "\(origin) sent \(piece.count) bytes that are out of order or over a limit")
    }
    return isKept
  }
}

extension PageSession {
  func upload(_ data: Data, to path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[1]),
      let document = live.first(where: { PageSecret.areEqual($0.uploadKey, String(parts[0])) })
    else { return false }
    if let error = dispatcher.gate.refusal(of: document.caller("upload"), .upload) {
      refusals.refused("an upload of \(document.origin): \(error.message)")
      return false
    }
    return document.keep(data, of: number)
  }

  func blob(at path: String) -> BridgeBlob? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let ref = Int(parts[1]) else { return nil }
    return live.lazy.compactMap { $0.exports.blob(ref, key: String(parts[0])) }.first
  }
}
