package import Foundation

/// What native gives away: a page holds it by its number.
package enum Export: Sendable {
  case function(BridgeFunction)
  case stream(BridgeStream<BridgeValue>)
  /// What the page reads when it likes. Who knows the key may fetch it.
  case blob(BridgeBlob, key: String)
  /// What the page has to have before it reads the line that it belongs to.
  case bytes(Data, key: String)

  /// How many bytes native keeps for it that the page is about to get.
  package var size: Int { if case .bytes(let data, _) = self { data.count } else { 0 } }

  /// What the page can fetch, and by which key.
  package var blob: (BridgeBlob, String)? {
    switch self {
    case .blob(let blob, let key): (blob, key)
    case .bytes(let data, let key): (BridgeBlob(data), key)
    case .function, .stream: nil
    }
  }
}
