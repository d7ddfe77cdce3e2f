import Foundation
import Logging

/// What a bridge has whose view's requests are relayed: the page's script, and the methods by which it sends.
@MainActor final class RelayExtension: RequestInterceptor {
  let name = "relay"
  let pageScripts: [PageScript]
  private let relay: RequestRelay
  private let sender: RelaySender
  private let outliving: OutlivingRequests
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
      "webbridge.\(prefix)form": .asynchronous { [weak self] payload in
        guard let self, let caller = Caller.current else { throw CancellationError() }
        guard caller.isMainFrame else {
          throw BridgeError(.denied, "Forms of subframes are the engine's.")
        }
        return try await self.show(try self.answer(try payload.value(), to: caller, isForm: true))
      },
    ]
  }

  func attached(to host: any ExtensionHost) { self.host = host }

  func documentEnded(_ frame: BridgeFrame) { outliving.documentEnded(frame) }

  /// Shows the response to a form.
  ///
  /// - Returns: The URL to which the page goes on, if the response is a redirect.
  private func show(_ answer: RelayAnswer) async throws -> BridgeValue {
    let response = try await FormResponse(answer)
    if let location = response.location { return .string(location.description) }
    guard response.isShown, let webView, let url = response.url.url else { return .undefined }
    // Behind the answer, because the document ends with the load.
    Task {
      webView.load(
        response.data, mimeType: response.mediaType, characterEncodingName: response.charset,
        baseURL: url)
    }
    return .undefined
  }

  /// The origin of the document in the main frame, by the engine.
  private var topOrigin: Origin? {
    guard let url = host?.committedURL ?? webView?.url else { return nil }
    return Origin((try? WebURL(url.absoluteString).origin) ?? url.absoluteString)
  }

  private func answer(
    _ arguments: BridgeValue, to caller: Caller, isForm: Bool = false
  ) throws -> RelayAnswer {
    try outlivingAnswer(arguments, to: caller, isForm: isForm).answer
  }

  /// Sends a request. The number is the one by which the document reads the answer, if it does.
  private func outlivingAnswer(
    _ arguments: BridgeValue, to caller: Caller, isForm: Bool = false
  ) throws -> (answer: RelayAnswer, number: Int?) {
    guard case .array(let list) = arguments, let head = list.first else {
      throw BridgeError(.badArguments, "A request has a head.")
    }
    let request: PageRequest = try head.decode()
    // A navigation carries cookies that other requests do not, so that the method decides, and not the page.
    guard (request.kind == RelayedRequest.Kind.form.rawValue) == isForm,
      (request.mode == .navigate) == isForm
    else { throw BridgeError(.badArguments, "A form navigates, and nothing else does.") }
    let document = RelayedRequest.Document(
      origin: caller.origin, url: caller.url, isMainFrame: caller.isMainFrame,
      topOrigin: topOrigin)
    let body = list.count > 1 ? PageBody(list[1]) : nil
    let (sender, relay) = (sender, relay)
    let answer = RelayAnswer(
      outlives: request.keepalive, failed: { relay.log($0, of: request, from: document) }
    ) { sent in
      let kept = try await body?.keep(limit: relay.largestBody)
      return try await sender.send(request, kept, from: document) { count in
        // Nothing else tells of its upload.
        if request.kind == RelayedRequest.Kind.xmlHTTPRequest.rawValue { sent(count) }
      }
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
