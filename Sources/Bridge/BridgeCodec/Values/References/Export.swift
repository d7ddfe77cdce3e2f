package import Foundation

/// A reference that native exports. A page holds it by its number.
package enum Export: Sendable {
  case function(BridgeFunction)
  case stream(BridgeStream<BridgeValue>)
  /// A blob that the page reads at any time. The key authorizes its fetch.
  case blob(BridgeBlob, key: String)
  /// Bytes that the page needs before it reads the line that they belong to.
  case bytes(Data, key: String)

  /// The number of bytes that native keeps until the page has fetched them.
  package var size: Int { if case .bytes(let data, _) = self { data.count } else { 0 } }

  /// The bytes that the page can fetch, and their key.
  package var blob: (BridgeBlob, String)? {
    switch self {
    case .blob(let blob, let key): (blob, key)
    case .bytes(let data, let key): (BridgeBlob(data), key)
    case .function, .stream: nil
    }
  }
}
