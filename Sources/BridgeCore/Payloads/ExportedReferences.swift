/// What native code has given to one document and the page has not released: functions, streams, blobs, and
/// bytes that the page has to load.
struct ExportedReferences {
  private var exports: [Int: Export] = [:]
  /// How many bytes of them the page has to load.
  private(set) var loadingBytes = 0

  var count: Int { exports.count }
  var isEmpty: Bool { exports.isEmpty }

  subscript(ref: Int) -> Export? { exports[ref] }

  /// Keeps what a payload gives away.
  ///
  /// - Returns: The lines by which the page loads bytes before it reads the payload.
  mutating func keep(_ payload: Payload) -> [Frame] {
    var loads: [Frame] = []
    for (offset, export) in payload.exports.enumerated() {
      let ref = payload.firstExport + offset
      exports[ref] = export
      loadingBytes += export.size
      if case .bytes(let data, let key) = export {
        loads.append(.load(ref: ref, size: data.count, key: key))
      }
    }
    return loads
  }

  /// Lets go of what the page has released.
  ///
  /// - Returns: Whether there is more room for bytes than before.
  mutating func release(_ ref: Int) -> Bool {
    guard let export = exports.removeValue(forKey: ref) else { return false }
    loadingBytes -= export.size
    return export.size > 0
  }

  /// The blob that a URL with a number and a key stands for.
  func blob(_ ref: Int, key: String) -> BridgeBlob? {
    guard let (blob, ownKey) = exports[ref]?.blob, PageSecret.areEqual(ownKey, key) else {
      return nil
    }
    return blob
  }
}
