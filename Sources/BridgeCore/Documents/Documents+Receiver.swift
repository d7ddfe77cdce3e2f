import Foundation
import Logging

extension Documents: EngineReceiver {
  func receive(
    _ text: String, from source: MessageSource, reply: @escaping @MainActor (String) -> Void
  ) {
    if let batch = Batch(text) {
      if let document = document(of: batch) {
        document.receive(batch, reply: reply)
      } else {
        reply(refuse(token: batch.token))
      }
    } else if text.hasPrefix(Hello.prefix) {
      reply(hello(text, source))
    } else if text.hasPrefix("bye ") {
      bye(String(text.dropFirst(4)))
      reply("")
    } else {
      reply(refuse("a text came that is not of the wire: \(text.prefix(40).debugDescription)"))
    }
  }

  func documentCommitted(at url: URL?) {
    endAll {
      BridgeError(
        .documentGone,
        "\"\($0)\": the page was left before it answered; what was called may have run.")
    }
  }

  func processTerminated() {
    endAll {
      BridgeError(
        .webProcessTerminated,
        "\"\($0)\": the web process ended before the page answered; what was called may have run.")
    }
  }

  func runtimeFailed(_ reason: String) {
    log.critical("\(reason)")
    refuseMain(BridgeError(.unavailable, reason))
  }

  func engineReleased() { close(BridgeError(.detached, "The web view is gone.")) }
}
