import Foundation
import Logging

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a bridge has whose view's requests are relayed: the page's script, and the methods by which it sends.
@MainActor final class RelayExtension: RequestInterceptor {
  let name = "relay"
  let pageScripts: [PageScript]
  private let relay: RequestRelay
  private let sender: RelaySender
  private let outliving: OutlivingRequests
  private let forms = FormSubmissions()
  /// Where the app has let the page go that has no document yet.
  private var allowed: URL?
  /// The navigation that a form has replaced, whose load may be under way.
  private var replaced: URL?
  private weak var webView: WKWebView?
  private weak var host: (any ExtensionHost)?

  /// The beginning of the names of the methods, which differ for each relay of a bridge.
  private let prefix: String
  private(set) static var count = 0

  init(_ relay: RequestRelay, for webView: WKWebView) {
    (self.relay, self.webView) = (relay, webView)
    outliving = OutlivingRequests(limit: relay.longestOutliving)
    sender = RelaySender(relay)
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
        guard let self, let caller = Caller.current else { throw CancellationError() }
        let arguments = try payload.value()
        if case .array(let list) = arguments, case .int(let number)? = list.first {
          return BridgeStream(try self.outliving.take(number, of: caller.frame))
        }
        var answer = try self.answer(arguments, to: caller)
        answer.joinsSmallBodies = true
        return BridgeStream(answer)
      },
      "webbridge.\(prefix)abort": .asynchronous { [weak self] payload in
        guard let self, let caller = Caller.current else { throw CancellationError() }
        let arguments = try payload.value()
        if case .array(let list) = arguments, case .string(let reason)? = list.first {
          self.relay.logFailure(of: caller, reason)
        } else {
          self.outliving.abort(try payload.arguments(of: "abort"), of: caller.frame)
        }
        return .undefined
      },
      "webbridge.\(prefix)sendNow": .blocking { [weak self] payload in
        guard let self, let caller = Caller.current else { throw CancellationError() }
        return try await self.answer(try payload.value(), to: caller)
          .whole(within: self.relay.longestSynchronous)
      },
      // Until the method ends, the page counts the request and the bytes of its body.
      "webbridge.\(prefix)beacon": .outliving { [weak self] payload in
        guard let self, let caller = Caller.current else { throw CancellationError() }
        let (answer, number) = try self.outlivingAnswer(try payload.value(), to: caller)
        guard let number else { return await answer.drain(within: self.relay.longestOutliving) }
        self.outliving.keep(answer, number: number, of: caller.frame)
        await answer.task.value
      },
      // The engine asks for the navigation right behind the message.
      "webbridge.\(prefix)submission": .outliving(beginning: { [weak self] payload in
        guard let self, let caller = Caller.current else { throw CancellationError() }
        guard caller.isMainFrame else {
          throw BridgeError(.denied, "Forms of subframes are the engine's.")
        }
        let end = self.forms.announce(
          try FormSubmissions.Announcement(try payload.value(), of: caller))
        return { for await _ in end {} }
      }),
      "webbridge.\(prefix)form": .asynchronous { [weak self] payload in
        guard let self, let caller = Caller.current else { throw CancellationError() }
        return try await self.send(form: try payload.value(), of: caller)
      },
    ]
  }

  func attached(to host: any ExtensionHost) { self.host = host }

  func documentEnded(_ frame: BridgeFrame) {
    outliving.documentEnded(frame)
    forms.documentEnded(frame)
  }

  var interceptsNavigations: Bool { true }

  func takeOver(_ navigation: PageNavigation) -> Bool {
    guard navigation.isMainFrame, let webView else { return false }
    switch navigation.kind {
    case .formSubmission:
      guard forms.take(navigation, by: sender.policy) else { return false }
      // The form's navigation takes the place of one that has no document yet.
      if let allowed {
        (replaced, self.allowed) = (allowed, nil)
        webView.stopLoading()
      }
      return true
    case .reload:
      (allowed, replaced) = (navigation.url, nil)
      guard let shown = forms.shown(by: navigation) else { return false }
      allowed = nil
      Task { [weak webView] in
        guard case .string(let text)? = try? await self.show(shown), let url = URL(string: text)
        else { return }
        webView?.load(URLRequest(url: url))
      }
      return true
    case .other:
      (allowed, replaced) = (navigation.url, nil)
      return false
    }
  }

  func loadStarted() {
    if let webView, let replaced, webView.url == replaced {
      self.replaced = nil
      return webView.stopLoading()
    }
    forms.loadStarted()
  }

  func documentBegan(isMainFrame: Bool) {
    if isMainFrame { (allowed, replaced) = (nil, nil) }
  }

  /// Sends a form whose navigation was taken over, and shows the response.
  ///
  /// - Returns: The URL to which the page goes on, if the response is a redirect.
  private func send(form arguments: BridgeValue, of caller: Caller) async throws -> BridgeValue {
    guard case .array(let list) = arguments, list.count > 1, case .int(let number) = list[0] else {
      throw BridgeError(.badArguments, "A form has a number and a head.")
    }
    let (url, method) = try forms.claim(number, of: caller.frame)
    var request: PageRequest = try list[1].decode()
    try request.check(isForm: true)
    (request.url, request.method) = (url, method)
    let body = try await PageBody(list.count > 2 ? list[2] : .undefined)?
      .keep(limit: relay.largestBody)
    return try await show(FormSubmissions.Form(request, body, document(of: caller)))
  }

  private func show(_ form: FormSubmissions.Form) async throws -> BridgeValue {
    let answer = answer(to: form.request, from: form.document) { form.body }
    let response: FormResponse
    do {
      response = try await forms.response(to: form, answer)
    } catch {
      if !(error is CancellationError) { webView?.tellProvisionalFailure(error) }
      throw error
    }
    if let location = response.location { return .string(location.description) }
    if let webView, let (request, shown) = response.page(for: form.request.method) {
      forms.shows(form)
      // Behind the answer, because the document ends with the load.
      Task { webView.loadSimulatedRequest(request, response: shown, responseData: response.data) }
    }
    return .undefined
  }

  /// The origin of the document in the main frame, by the engine.
  private var topOrigin: Origin? {
    guard let url = host?.committedURL ?? webView?.url else { return nil }
    return Origin((try? WebURL(url.absoluteString).origin) ?? url.absoluteString)
  }

  private func answer(_ arguments: BridgeValue, to caller: Caller) throws -> RelayAnswer {
    try outlivingAnswer(arguments, to: caller).answer
  }

  /// Sends a request. The number is the one by which the document reads the answer, if it does.
  private func outlivingAnswer(
    _ arguments: BridgeValue, to caller: Caller
  ) throws -> (answer: RelayAnswer, number: Int?) {
    guard case .array(let list) = arguments, let head = list.first else {
      throw BridgeError(.badArguments, "A request has a head.")
    }
    let request: PageRequest = try head.decode()
    try request.check(isForm: false)
    let (document, relay) = (document(of: caller), relay)
    let body = list.count > 1 ? PageBody(list[1]) : nil
    let answer = answer(to: request, from: document) {
      try await body?.keep(limit: relay.largestBody)
    }
    if request.keepalive {
      outliving.add(answer.task, number: request.number, of: caller.frame) {
        let error = RelayError(
          .network, "No response came within \(relay.longestOutliving) of the document's end.")
        relay.log(error, of: request, from: document)
      }
    }
    return (answer, request.number)
  }

  private func answer(
    to request: PageRequest, from document: RelayedRequest.Document,
    _ body: @escaping @Sendable () async throws -> BodyKeeper?
  ) -> RelayAnswer {
    let (sender, relay) = (sender, relay)
    return RelayAnswer(
      outlives: request.keepalive, failed: { relay.log($0, of: request, from: document) }
    ) { sent in
      try await sender.send(request, try await body(), from: document) { count in
        // Nothing else tells of its upload.
        if request.kind == RelayedRequest.Kind.xmlHTTPRequest.rawValue { sent(count) }
      }
    }
  }

  private func document(of caller: Caller) -> RelayedRequest.Document {
    RelayedRequest.Document(
      origin: caller.origin, url: caller.url, isMainFrame: caller.isMainFrame,
      topOrigin: topOrigin)
  }
}

extension PageRequest {
  /// Throws an error if a form does not navigate, or anything else does: a navigation carries cookies that other requests
  /// do not, so that the method decides, and not the page.
  fileprivate func check(isForm: Bool) throws {
    guard (kind == RelayedRequest.Kind.form.rawValue) == isForm, (mode == .navigate) == isForm
    else { throw BridgeError(.badArguments, "A form navigates, and nothing else does.") }
  }
}

extension RequestRelay {
  /// Logs that the page's script could not use a response. The reason is a text of the page.
  fileprivate func logFailure(of caller: Caller, _ reason: String) {
    logger.warning(
      "A request of \(caller.origin) failed in the page: \(String(reason.prefix(200)).debugDescription)"
    )
  }

  /// Logs a failure, without the query of the URL.
  func log(_ error: any Error, of request: PageRequest, from document: RelayedRequest.Document) {
    let place = request.url.prefix { $0 != "?" && $0 != "#" }
    logger.warning(
      "\(request.method) \(place) of \(document.origin) failed: \((error as? RelayError)?.description ?? "\(error)")"
    )
  }
}
