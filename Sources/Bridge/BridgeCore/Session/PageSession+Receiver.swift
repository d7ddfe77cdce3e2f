import Foundation
import Logging

extension PageSession: EngineReceiver {
  func receive(
    _ text: String, from source: MessageSource, reply: @escaping @MainActor (String) -> Void
  ) {
    receive(utf8: Array(text.utf8), from: source) { reply(String(decoding: $0, as: UTF8.self)) }
  }

  func receive(
    utf8 text: [UInt8], from source: MessageSource,
    reply: @escaping @MainActor (consuming [UInt8]) -> Void
  ) {
    if let batch = Batch(text) {
      if let document = document(of: batch) {
        let reader = document.reader
        if reader.accept(batch, of: document, reply: reply) { reader.readTexts(of: document) }
      } else {
        reply(Array(refuse(token: batch.token).utf8))
      }
    } else if let beacon = BeaconCall(text) {
      receive(beacon) { reply(Array($0.utf8)) }
    } else {
      reply(Array(answer(to: text, from: source).utf8))
    }
  }

  /// Answers a text that is not a batch. Of a text that is refused only the beginning is read, because any script may post
  /// texts of any size.
  private func answer(to text: [UInt8], from source: MessageSource) -> String {
    if text.starts(with: Hello.prefix.utf8) {
      return hello(String(decoding: text, as: UTF8.self), source)
    }
    let start = String(decoding: text.prefix(200), as: UTF8.self)
    if start.hasPrefix("goodbye ") {
      goodbye(String(start.dropFirst(8)))
      return ""
    }
    return refuse(
      "a text came that is not in the wire format: \(start.prefix(40).debugDescription)")
  }

  func receive(
    prompt message: String, text: String, reply: @escaping @MainActor (String) -> Void
  ) -> Bool {
    guard message == PageRuntime.handlerName, SynchronousCall.isOne(text) else {
      guard let owner = extensions.first(where: { $0.claims(prompt: message) }) else {
        return false
      }
      refusals.refused(
        "a frame without the bridge prompted \(message.prefix(40).debugDescription), which "
          + "belongs to \(owner.name)")
      reply("")
      return true
    }
    if let call = SynchronousCall(text) {
      if let document = document(call.key) {
        document.read(call, reply: reply)
      } else {
        reply(refuse(token: call.key))
      }
    } else {
      reply(refuse("a synchronous call came that is incomplete"))
    }
    return true
  }

  func intercept(_ navigation: PageNavigation) -> Bool {
    extensions.contains { $0.intercept(navigation) }
  }

  func takeOver(_ navigation: PageNavigation) -> Bool {
    extensions.contains { $0.takeOver(navigation) }
  }

  func loadRequested() {
    for part in extensions { part.loadRequested() }
  }

  func loadStarted() {
    for part in extensions { part.loadStarted() }
  }

  func documentCommitted(at url: URL?) {
    committedURL = url
    endAll {
      BridgeError(
        .documentGone,
        "\"\($0)\": the page was left before it answered; what was called may have run.")
    }
  }

  func processTerminated() {
    if observers.isActive { observers.tell(.processEnded) }
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
