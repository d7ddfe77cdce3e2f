import CMainLoop
import CWebKitGTK
import Foundation
import Synchronization

/// What has come of a response.
package struct SoupResponse: Sendable {
  package let head: HTTPHead
  /// The bytes of the body that came with the head.
  package let start: Data
  /// Gives the rest of the body; `nil` if ``start`` is the whole body.
  package let rest: HTTPExchange?
}

/// A response whose body comes.
///
/// The server waits while nobody reads the body. The end of the last reference ends the exchange.
package final class HTTPExchange: Sendable {
  let stream: HTTPStream
  private let session: NetworkObject
  private let cancellation: HTTPCancellation
  private let need = Mutex(Need())

  /// Whether other requests need the connection, and who hears of it.
  private struct Need {
    var isThere = false
    var heard: (@Sendable () -> Void)?
  }

  init(_ stream: HTTPStream, of session: NetworkObject, _ cancellation: HTTPCancellation) {
    (self.stream, self.session, self.cancellation) = (stream, session, cancellation)
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
  /// Any thread may release the object. It cancels on the network's thread.
  nonisolated(unsafe) let pointer: UnsafeMutablePointer<GCancellable> = g_cancellable_new()
  private let exchanges: ExchangeCount

  init(countedIn exchanges: ExchangeCount) {
    self.exchanges = exchanges
    exchanges.add(1)
  }

  deinit {
    g_object_unref(pointer)
    exchanges.add(-1)
  }

  /// Cancels on the network's thread, because the handlers of a cancellation run within it.
  func cancel() {
    NetworkThread.shared.run { [self] in g_cancellable_cancel(pointer) }
  }
}

/// The number of a client's exchanges.
final class ExchangeCount: Sendable {
  private let number = Mutex(0)

  var value: Int { number.withLock { $0 } }

  func add(_ count: Int) { number.withLock { $0 += count } }
}
