import Logging

/// The start and the end of documents.
extension PageSession {
  /// Answers the first text of a document.
  func hello(_ text: String, _ source: MessageSource) -> String {
    switch Handshake(secret: secret, gate: dispatcher.gate).judge(text, from: source) {
    case .stranger(let reason): return refuse(reason)
    case .refused(let hello, let error):
      if let ended { return Hello.close(ended) }
      if hello.main { endAll(BridgeError.gone) }
      log.warning("\(error.message)")
      if hello.main { refuseMain(error) }
      return Hello.close(error)
    case .accepted(let hello, let origin):
      if let ended { return Hello.close(ended) }
      if hello.main {
        endAll(BridgeError.gone)
      } else if let error = budget.refusal(ofFrameBeside: subframes.count) {
        return refuse("more than \(BridgeBudget.mostFrames) subframes said hello", error)
      }
      return welcome(Document(hello, origin: origin, in: self))
    }
  }

  /// Records that the page in the main frame has no bridge, and fails the calls that wait for a document. Ends the
  /// document that had one, because nobody would answer its posts any more.
  func refuseMain(_ error: BridgeError) {
    if let document = mainDocument {
      end(document) { BridgeError(error.code, "\"\($0)\": \(error.message)") }
    }
    main = .refused(error)
    outbound.failAll(of: nil) { BridgeError(error.code, "\"\($0)\": \(error.message)") }
  }

  private func welcome(_ document: Document) -> String {
    if document.isMainFrame {
      main = .live(document)
      outbound.sendWaiting(to: document)
    } else {
      subframes[document.token] = document
    }
    if observers.isActive { observers.tell(.documentBegan(document.observed)) }
    for part in extensions { part.documentBegan(isMainFrame: document.isMainFrame) }
    return Hello.welcome(token: document.token, uploadKey: document.uploadKey)
  }

  /// Ends a document that says goodbye.
  func goodbye(_ token: String) {
    document(token)?.reader.readToEnd()
    if let document = mainDocument, document.token == token {
      end(document, BridgeError.gone)
      main = .none
    } else if let document = subframes.removeValue(forKey: token) {
      end(document, BridgeError.gone)
    }
  }

  /// Ends a document that broke the order of its texts (`badFrame`), or that exceeds a limit with something that
  /// cannot be refused (`overLimit`). Its beacons are refused from then on.
  func end(_ document: Document, _ code: BridgeError.Code, _ message: String) {
    log.critical("\(message) The document's bridge has ended.")
    let error = BridgeError(code, message)
    if code == .overLimit, observers.isActive { observers.tell(.limitReached(error)) }
    end(document, refusing: error) { BridgeError(code, "\"\($0)\": \(message)") }
    if mainDocument === document { main = .none }
    subframes[document.token] = nil
  }

  /// Ends every document, the main frame's first. Native calls to these documents fail with `error`.
  func endAll(_ error: (_ name: String) -> BridgeError) {
    let documents = live
    for document in documents { document.reader.readToEnd() }
    (main, subframes) = (.none, [:])
    for document in documents { end(document, error) }
  }

  /// Ends the bridge for good.
  func close(_ error: BridgeError) {
    guard ended == nil else { return }
    ended = error
    endAll { BridgeError(error.code, "\"\($0)\": \(error.message)") }
    connections.finish()
    outbound.failAll(of: nil) { BridgeError(error.code, "\"\($0)\": \(error.message)") }
    dispatcher.registry.removeAll()
    events.removeAll()
    observers.removeAll()
    owner = nil
  }

  /// - Parameter refusal: The error for beacons that the document posts after its end; `nil` if it may post some.
  private func end(
    _ document: Document, refusing refusal: BridgeError? = nil,
    _ error: (_ name: String) -> BridgeError
  ) {
    endedDocuments.append(EndedDocument(document, refusal: refusal))
    if endedDocuments.count > EndedDocument.most { endedDocuments.removeFirst() }
    document.end(error("the page's call"))
    outbound.failAll(of: document, error)
    for part in extensions { part.documentEnded(BridgeFrame(identity: document.identity)) }
  }

  // MARK: Refusals

  /// Returns the answer to a text with a token that no live document has.
  func refuse(token: String) -> String {
    guard endedDocuments.contains(where: { $0.token == token }) else {
      return refuse("a text came with a token that no document has")
    }
    // The last texts of a page that is being left arrive late, so they are not logged as refused.
    return Hello.close(BridgeError(.documentGone, "This document has ended."))
  }

  /// Logs a refusal and returns the answer to the refused text.
  func refuse(
    _ what: String, _ error: BridgeError = BridgeError(.denied, "This document has no bridge.")
  ) -> String {
    refusals.refused(what)
    return Hello.close(error)
  }
}

extension BridgeError {
  fileprivate static func gone(_ name: String) -> BridgeError {
    BridgeError(
      .documentGone,
      "\"\(name)\": the document ended before it answered; what was called may have run.")
  }
}
