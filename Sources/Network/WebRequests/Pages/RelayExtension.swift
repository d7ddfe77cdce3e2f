import Disclosure
import Foundation
import Logging

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The bridge extension that relays requests: its page script and the built-in methods that the script calls.
@MainActor final class RelayExtension: BridgeExtension {
  let name = "relay"
  let interceptsRequests = true
  let pageScripts: [PageScript]
  private let relay: RequestRelay
  private let sender: RelaySender
  private let outliving: OutlivingRequests
  private let forms = FormSubmissions()
  private let policies: DocumentPolicies
  private let language = AcceptLanguage.ofEngine
  /// The synchronous requests, for which pages wait.
  private var synchronous: [Int: Task<BridgeValue, any Error>] = [:]
  private var lastSynchronous = 0
  /// The last URL of the main frame and its origin, because each request asks for it.
  private var lastTop: (url: URL, origin: Origin)?
  private weak var webView: WKWebView?
  private weak var host: (any ExtensionHost)?

  /// The beginning of the names of the methods, which differ for each relay of a bridge.
  private let prefix: String
  private(set) static var count = 0

  init(_ relay: RequestRelay, for webView: WKWebView) {
    (self.relay, self.webView) = (relay, webView)
    outliving = OutlivingRequests(limit: relay.longestOutliving)
    sender = RelaySender(relay)
    policies = DocumentPolicies(of: webView)
    Self.count += 1
    prefix = "relay.\(Self.count)."
    pageScripts = [
      PageScript(
        "relay", source: RelayPageSource.script,
        options: ["prefix": .string(prefix), "rules": .array(relay.rules.map(\.forPages))])
    ]
  }

  var methods: [String: BuiltInMethod] {
    [
      "webbridge.\(prefix)send": .stream { [weak self] payload in
        guard let self, let caller = BridgeCaller.current else { throw CancellationError() }
        let arguments = try payload.value()
        if case .array(let list) = arguments, case .int(let number)? = list.first {
          return try await self.outliving.take(number, of: caller.frame).opened()
        }
        return try await self.answer(arguments, to: caller, by: .send).opened()
      },
      "webbridge.\(prefix)abort": .asynchronous { [weak self] payload in
        guard let self, let caller = BridgeCaller.current else { throw CancellationError() }
        let arguments = try payload.value()
        if case .array(let list) = arguments, case .string(let reason)? = list.first {
          self.relay.logFailure(of: caller, reason)
        } else {
          self.outliving.abort(try payload.arguments(of: "abort"), of: caller.frame)
        }
        return .undefined
      },
      "webbridge.\(prefix)sendNow": .blocking { [weak self] payload in
        guard let self, let caller = BridgeCaller.current else { throw CancellationError() }
        return try await self.whole(
          try self.answer(try payload.value(), to: caller, by: .sendNow))
      },
      // Until the method ends, the page counts the request and the bytes of its body.
      "webbridge.\(prefix)beacon": .outliving { [weak self] payload in
        guard let self, let caller = BridgeCaller.current else { throw CancellationError() }
        let (answer, number) = try self.outlivingAnswer(
          try payload.value(), to: caller, by: .beacon)
        guard let number else { return await answer.drain(within: self.relay.longestOutliving) }
        self.outliving.keep(answer, number: number, of: caller.frame)
        _ = await answer.task?.result
      },
      // The engine asks for the navigation right behind the message.
      "webbridge.\(prefix)submission": .outliving(beginning: { [weak self] payload in
        guard let self, let caller = BridgeCaller.current else { throw CancellationError() }
        guard caller.isMainFrame else {
          throw BridgeError(.denied, "Forms of subframes are the engine's.")
        }
        let end = self.forms.announce(
          try FormSubmissions.Announcement(try payload.value(), of: caller))
        return { for await _ in end {} }
      }),
      "webbridge.\(prefix)form": .asynchronous { [weak self] payload in
        guard let self, let caller = BridgeCaller.current else { throw CancellationError() }
        return try await self.send(form: try payload.value(), of: caller)
      },
    ]
  }

  func attached(to host: any ExtensionHost) { self.host = host }

  /// Waits for the whole response to a synchronous request.
  private func whole(_ answer: RelayAnswer) async throws -> BridgeValue {
    lastSynchronous += 1
    let (number, limit) = (lastSynchronous, relay.longestSynchronous)
    let task = Task { try await answer.whole(within: limit) }
    synchronous[number] = task
    defer { synchronous[number] = nil }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Ends the synchronous requests, for which the page waits and with it the load.
  func loadRequested() {
    for task in synchronous.values { task.cancel() }
  }

  func documentEnded(_ frame: BridgeFrame) {
    outliving.documentEnded(frame)
    forms.documentEnded(frame)
  }

  var interceptsNavigations: Bool { true }

  func intercept(_ navigation: PageNavigation) -> Bool {
    if navigation.isMainFrame { forms.ask(navigation) }
    return false
  }

  func takeOver(_ navigation: PageNavigation) -> Bool {
    guard navigation.isMainFrame, let webView else { return false }
    switch navigation.kind {
    case .formSubmission:
      return forms.take(navigation, by: sender.policy) { url in
        if webView.url == url { webView.stopLoading() }
      }
    case .reload:
      guard let shown = forms.shown(by: navigation) else {
        forms.leave(to: navigation)
        return false
      }
      Task { [weak webView] in
        guard case .string(let text)? = try? await self.show(shown),
          let literal = try? JSONEncoder().encode(text)
        else { return }
        // The engine reads the text, and a reload makes no place in the history.
        webView?.evaluateJavaScript(
          "location.replace(\(String(decoding: literal, as: UTF8.self)))", in: nil,
          in: .world(name: "webbridge"))
      }
      return true
    case .other:
      forms.leave(to: navigation)
      return false
    }
  }

  func loadStarted() {
    if forms.loadStarted(at: webView?.url) { webView?.stopLoading() }
  }

  func documentBegan(isMainFrame: Bool) {
    if isMainFrame { forms.documentBegan() }
  }

  /// Sends a form whose navigation was taken over, and shows the response.
  ///
  /// - Returns: The URL to which the page goes on, if the response is a redirect, or the file that it downloads.
  private func send(form arguments: BridgeValue, of caller: BridgeCaller) async throws
    -> BridgeValue
  {
    guard case .array(let list) = arguments, list.count > 1, case .int(let number) = list[0] else {
      throw BridgeError(.badArguments, "A form has a number and a head.")
    }
    let (url, form) = try forms.claim(number, of: caller.frame)
    var request: PageRequest = try list[1].decode()
    try RelayMethod.form.check(request)
    (request.url, request.method) = (url, form.method)
    let body = try await PageBody(list.count > 2 ? list[2] : .undefined)?
      .keep(limit: relay.maxBodyBytes)
    return try await show(
      FormSubmissions.Form(
        request, body, document(of: caller), replacesPage: form.replacesPage))
  }

  private func show(_ form: FormSubmissions.Form) async throws -> BridgeValue {
    let answer = answer(to: form.request, by: .form, from: form.document) { form.body }
    let response: FormResponse
    do {
      response = try await forms.response(to: form, answer)
    } catch {
      if !(error is CancellationError) { webView?.tellProvisionalFailure(error) }
      throw error
    }
    if let location = response.location { return .string(location.description) }
    if let webView, let (request, shown) = response.page(for: form.request.method, in: webView) {
      forms.shows(form, at: response.url)
      policies.keep(response.policy, of: response.url.description)
      // Behind the answer, because the document ends with the load.
      Task {
        webView.loadSimulatedRequest(
          request, at: response.url.description, response: shown, responseData: response.data,
          replacingPage: form.replacesPage)
      }
      return .undefined
    }
    return response.file ?? .undefined
  }

  /// The URL of the document in the main frame, by the engine.
  private var topURL: URL? { host?.committedURL ?? webView?.url }

  private func originOfTop(_ url: URL) -> Origin {
    if let lastTop, lastTop.url == url { return lastTop.origin }
    let origin = Origin((try? WebURL(url.absoluteString).origin) ?? url.absoluteString)
    lastTop = (url, origin)
    return origin
  }

  private func answer(
    _ arguments: BridgeValue, to caller: BridgeCaller, by method: RelayMethod
  ) throws -> RelayAnswer {
    try outlivingAnswer(arguments, to: caller, by: method).answer
  }

  /// Sends a request. The number is the one by which the document reads the answer, if it does.
  private func outlivingAnswer(
    _ arguments: BridgeValue, to caller: BridgeCaller, by method: RelayMethod
  ) throws -> (answer: RelayAnswer, number: Int?) {
    guard case .array(let list) = arguments, let head = list.first else {
      throw BridgeError(.badArguments, "A request has a head.")
    }
    let request: PageRequest = try head.decode()
    try method.check(request)
    let (document, relay) = (document(of: caller), relay)
    let body = list.count > 1 ? PageBody(list[1]) : nil
    let answer = answer(to: request, by: method, from: document, hasBody: body != nil) {
      try await body?.keep(limit: relay.maxBodyBytes)
    }
    if let task = answer.task, request.keepalive == true {
      outliving.add(task, number: request.number, of: caller.frame) {
        let error = RelayError(
          .network, "No response came within \(relay.longestOutliving) of the document's end.")
        relay.log(error, of: request, from: document)
      }
    }
    return (answer, request.number)
  }

  private func answer(
    to request: PageRequest, by method: RelayMethod, from document: RelayedRequest.Document,
    hasBody: Bool = false, _ body: @escaping @Sendable () async throws -> BodyKeeper?
  ) -> RelayAnswer {
    let (sender, relay) = (sender, relay)
    return RelayAnswer(
      outlives: request.keepalive == true,
      // Nothing else tells of its upload.
      tellsProgress: hasBody && method == .send
        && request.kind == RelayedRequest.Kind.xmlHTTPRequest.rawValue,
      failed: { relay.log($0, of: request, from: document) }
    ) { sent in
      try await sender.send(
        request, try await body(), from: document, isSynchronous: method == .sendNow, sent: sent)
    }
  }

  private func document(of caller: BridgeCaller) -> RelayedRequest.Document {
    let topURL = topURL
    return RelayedRequest.Document(
      origin: caller.origin, url: caller.url, isMainFrame: caller.isMainFrame,
      topOrigin: topURL.map(originOfTop), policy: policies.policy(ofDocumentAt: caller.url),
      topPolicy: topURL.flatMap { policies.policy(ofDocumentAt: $0.absoluteString) } ?? .usual,
      trimsReferrers: policies.trimsReferrers, language: language)
  }
}

extension RequestRelay {
  /// Logs that the page's script could not use a response. The reason is a text of the page.
  fileprivate func logFailure(of caller: BridgeCaller, _ reason: String) {
    log.warning(
      "A request of \(caller.origin) failed in the page: \(SecretText.standard.message(reason, upTo: 200))"
    )
  }

  /// Logs a failure, without the query of the URL.
  func log(_ error: any Error, of request: PageRequest, from document: RelayedRequest.Document) {
    log.warning(
      "\(request.method.printable) \(ReportedURL.of(request.url).printable) of \(document.origin) failed: \((error as? RelayError)?.description ?? "\(error)")"
    )
  }
}
