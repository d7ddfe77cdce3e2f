import BridgeCore

/// The document's posts and their replies.
extension PageDocument {
  /// Sends a text that a script posted to an existing handler.
  func post(_ arguments: [String]) -> String? {
    guard arguments.count == 3, let page else { return nil }
    let text = CrossedText(direction: .toNative, text: arguments[2])
    // The document is retained until its text has crossed, because a browser delivers the last text, too.
    page.crossing.cross(text) { [self] in
      guard stage != .terminated, let page = self.page else { return }
      let reply = PostReply(to: arguments[1], in: self)
      guard let receiver = page.receiver else {
        return reply.reject(as: "TypeError", "The message handler is gone.")
      }
      page.crossing.record(text)
      receiver.receive(text.text, from: page.knownSource(of: self)) { reply.answer($0) }
    }
    return nil
  }

  /// Sends a reply to the document.
  func receive(_ answer: String, inReplyTo id: String) {
    guard let page else { return }
    let text = CrossedText(direction: .toPage, text: answer)
    page.crossing.cross(text) { [weak self] in
      self?.perform { [weak self] in
        self?.page?.crossing.record(text)
        self?.call("resolve", [id, answer])
      }
    }
  }

  /// Rejects the promise of a post with an error of the given kind.
  func fail(_ id: String, _ kind: String, _ message: String) {
    inTurn { [weak self] in
      self?.perform { [weak self] in self?.call("reject", [id, kind, message]) }
    }
  }
}
