import CMainLoop
import CWebKitGTK
import Foundation
import Synchronization

/// A request that was sent, and the response that comes.
///
/// The server waits while nobody reads the body. The end of the last reference ends the exchange.
package final class HTTPExchange: Sendable {
  package let head: HTTPHead
  /// The bytes of the body that came with the head.
  package let start: Data
  /// Whether ``start`` is the whole body.
  package let isWhole: Bool

  let stream: HTTPStream
  private let session: NetworkObject
  private let cancellation: HTTPCancellation
  private let need = Mutex(Need())

  /// Whether other requests need the connection, and who hears of it.
  private struct Need {
    var isThere = false
    var heard: (@Sendable () -> Void)?
  }

  /// Takes what has come of a response's body.
  @NetworkActor init(
    _ message: HTTPMessage, _ stream: NetworkObject, of session: NetworkObject,
    _ cancellation: HTTPCancellation
  ) {
    head = message.head
    self.stream = HTTPStream(stream, isCoded: head.isCoded, cancellation)
    (self.session, self.cancellation) = (session, cancellation)
    (start, isWhole) = self.stream.start()
  }

  deinit { cancellation.cancel() }

  /// Sets what is called when other requests need the connection, which may be now.
  package func whenConnectionIsNeeded(_ body: @escaping @Sendable () -> Void) {
    let isThere = need.withLock { need in
      need.heard = body
      return need.isThere
    }
    if isThere { body() }
  }

  func connectionIsNeeded() {
    let heard = need.withLock { need in
      need.isThere = true
      return need.heard
    }
    heard?()
  }
}

/// Cancels what waits for the network. It exists as long as its exchange.
final class HTTPCancellation: Sendable {
  let object = NetworkObject(taking: g_cancellable_new())
  private let exchanges: ExchangeCount

  init(countedIn exchanges: ExchangeCount) {
    self.exchanges = exchanges
    exchanges.add(1)
  }

  deinit { exchanges.add(-1) }

  /// Cancels on the network's thread, because the handlers of a cancellation run within it.
  func cancel() {
    NetworkThread.shared.run { [object] in g_cancellable_cancel(object.pointer()) }
  }
}

/// The number of a client's exchanges.
final class ExchangeCount: Sendable {
  private let number = Mutex(0)

  var value: Int { number.withLock { $0 } }

  func add(_ count: Int) { number.withLock { $0 += count } }
}
