import Foundation
import Logging

/// Bytes that go beside the lines.
extension Document {
  /// The payload of a line of this document. Functions, streams and blobs in it are the document's, and so
  /// are the bytes that came beside it.
  func resolve(_ payload: Payload) -> Payload {
    guard payload.mayRefer else { return payload }
    let waiting = uploads.size
    let value = try? ValueParser.parse(payload.text, from: references)
    return Payload(payload, read: value, sizeBeside: waiting - uploads.size)
  }

  private var references: ReferenceSource {
    ReferenceSource { [self] number in
      let before = uploads.size
      defer { budget.change(data: uploads.size - before) }
      return uploads.take(number)
    } takeReference: { [self] ref in
      guard heldReferences < limits.references else { return nil }
      heldReferences += 1
      return PageReference(ref, of: self)
    }
  }

  /// A piece of an upload came as a line.
  func receive(_ piece: Payload, of number: Int, at offset: Int) throws(BridgeError) {
    guard case .string(let text)? = try? piece.value(), let data = Data(base64Encoded: text) else {
      throw BridgeError(.badFrame, "A piece of upload \(number) is not base64.")
    }
    keep(data, of: number, at: offset)
  }

  /// Keeps bytes for the line that will refer to them.
  @discardableResult func keep(_ piece: Data, of number: Int, at offset: Int = 0) -> Bool {
    let before = uploads.size
    let isKept = uploads.add(
      piece, to: number, at: offset, room: budget.dataRoom, most: limits.references)
    budget.change(data: uploads.size - before)
    if !isKept {
      documents.pageErrors.write("\(origin) sent \(piece.count) bytes that no line can take")
    }
    return isKept
  }

  /// Why the page cannot have the bytes beside a result: it does not load those that it has.
  func refusal(toLoad payload: Payload) -> BridgeError? {
    guard payload.sizeBeside > 0 else { return nil }
    let limit = limits.queuedBytes
    guard exportedBytes + payload.sizeBeside > limit else { return nil }
    return BridgeError(
      .overLimit,
      "The page has \(exportedBytes) bytes to load already; with \(payload.sizeBeside) more they "
        + "are over \(limit). Give a BridgeBlob, which is read in pieces.")
  }

  /// Why the page cannot have a result: it does not come for those that it has. A small one takes no more
  /// than the error would.
  func refusal(toQueue payload: Payload) -> BridgeError? {
    guard payload.text.count > 256, queuedBytes + payload.text.count > limits.queuedBytes
    else { return nil }
    return BridgeError(
      .overLimit,
      "\(queuedBytes) bytes wait for the page already; with \(payload.text.count) more they are over "
        + "\(limits.queuedBytes).")
  }

  /// The blob that native gave to this document under a number and a key.
  func blob(_ ref: Int, key: String) -> BridgeBlob? {
    guard let (blob, ownKey) = exports[ref]?.blob, PageSecret.areEqual(ownKey, key) else {
      return nil
    }
    return blob
  }
}

extension Documents {
  func upload(_ data: Data, to path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[1]),
      let document = live.first(where: { PageSecret.areEqual($0.uploadKey, String(parts[0])) })
    else { return false }
    return document.keep(data, of: number)
  }

  func blob(at path: String) -> BridgeBlob? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let ref = Int(parts[1]) else { return nil }
    return live.lazy.compactMap { $0.blob(ref, key: String(parts[0])) }.first
  }
}
