/// The references that native code has exported to one document and the page has not released: functions,
/// streams, blobs, and bytes that the page has to load.
struct ExportedReferences {
  private var exports: [Int: Export] = [:]
  /// The number of bytes that the page has to load.
  private(set) var loadingBytes = 0

  var count: Int { exports.count }
  var isEmpty: Bool { exports.isEmpty }

  subscript(ref: Int) -> Export? { exports[ref] }

  /// Keeps the references that a payload exports.
  ///
  /// - Returns: The frames that make the page load bytes before it reads the payload.
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

  /// Removes a reference that the page has released.
  ///
  /// - Returns: Whether there is more room for bytes than before.
  mutating func release(_ ref: Int) -> Bool {
    guard let export = exports.removeValue(forKey: ref) else { return false }
    loadingBytes -= export.size
    return export.size > 0
  }

  /// Returns the blob for the number and the key in a URL.
  func blob(_ ref: Int, key: String) -> BridgeBlob? {
    guard let (blob, ownKey) = exports[ref]?.blob, PageSecret.areEqual(ownKey, key) else {
      return nil
    }
    return blob
  }
}
