import CWebKitGTK
import Foundation
import FoundationNetworking

// The loads of requests with another method than GET, which WebKit sends itself: see
// ``RequestPreparation``.
extension WKWebView {
  /// Loads a request with another method than GET.
  func startPrepared(_ request: URLRequest, url: URL) -> WKNavigation {
    let navigation = WKNavigation()
    navigation.setTimeLimit(of: request)
    beginLoad()
    // As a load of WebKit's does, the load replaces one that has no document yet.
    if navigations.isUnderWay { stopEngine() }
    let load = PendingLoad(navigation, url: url)
    setPendingLoad(load)
    guard let stream = request.httpBodyStream else {
      prepare(load, request, body: request.httpBody)
      return navigation
    }
    load.reading = Task { [weak self, weak load] in
      let result = await stream.readToEnd()
      guard let self, let load, self.pendingLoad === load else { return }
      switch result {
      case .success(let body): self.prepare(load, request, body: body)
      case .failure(let error): self.fail(load, error.loadError(failingURL: url))
      }
    }
    return navigation
  }

  private func prepare(_ load: PendingLoad, _ request: URLRequest, body: Data?) {
    let method = request.sentMethod
    let content = RequestContent(
      method: method, body: body,
      hasToken: schemeHandlers[load.url.scheme?.lowercased() ?? ""] != nil)
    var fields = request.statedFields(hasBody: body != nil)
    fields[RequestContent.field] = content.token
    let type = fields.first { $0.key.lowercased() == "content-type" }?.value
    load.navigation.content = content
    let source: RequestPreparation.Source =
      method == "POST"
      ? .form(FormState(contentType: type ?? "", body: body ?? Data())) : .fetch(method: method)
    // The load owns the preparation, so that the preparation ends with the load.
    load.preparation = RequestPreparation(
      from: source, limit: preparationLimit, session: copiedConfiguration.websiteDataStore.session
    ) { [weak self, weak load] uriRequest in
      guard let self, let load, self.pendingLoad === load else { return }
      self.send(uriRequest, fields, as: load)
    }
  }

  /// Loads the request that WebKit has handed out.
  private func send(_ uriRequest: GObject?, _ fields: [String: String], as load: PendingLoad) {
    guard let uriRequest, let headers = webkit_uri_request_get_http_headers(uriRequest.opaque)
    else {
      let method = load.navigation.content?.method ?? ""
      return fail(
        load,
        URLError(
          .cannotLoadFromNetwork,
          description: """
            WebKitGTK did not prepare a \(method) request for the web view. Send the request with \
            URLSession and show its response with loadSimulatedRequest.
            """, failingURL: load.url))
    }
    // What the app does not state is left to the engine.
    soup_message_headers_clear(headers)
    HTTPHeaders.append(fields, to: headers)
    webkit_uri_request_set_uri(uriRequest.opaque, load.url.absoluteString)
    let uri = webkit_uri_request_get_uri(uriRequest.opaque).map { String(cString: $0) } ?? ""
    navigations.request(.load(uri: uri), as: load.navigation)
    webkit_web_view_load_request(object.pointer(), uriRequest.opaque)
    setPendingLoad(nil)
  }

  /// Ends a load that WebKit has not received yet. The delegate receives `NSURLErrorCancelled`.
  func cancelPendingLoad() {
    guard let load = pendingLoad else { return }
    fail(
      load, URLError(.cancelled, description: "The load was cancelled.", failingURL: load.url))
  }

  private func fail(_ load: PendingLoad, _ error: URLError) {
    setPendingLoad(nil)
    load.navigation.content = nil
    tellRefusal(of: load.navigation, error)
  }

  private func setPendingLoad(_ load: PendingLoad?) {
    pendingLoad = load
    observations.mayHaveChanged(.url)
    observations.mayHaveChanged(.isLoading)
  }
}

extension URLRequest {
  /// The header fields of a request that the app states.
  fileprivate func statedFields(hasBody: Bool) -> [String: String] {
    var fields = allHTTPHeaderFields ?? [:]
    // The length is that of the body, as in Foundation.
    let own = ["content-length", RequestContent.field.lowercased()]
    for name in fields.keys where own.contains(name.lowercased()) { fields[name] = nil }
    if hasBody, sentMethod == "POST", value(forHTTPHeaderField: "Content-Type") == nil {
      fields["Content-Type"] = "application/x-www-form-urlencoded"
    }
    return fields
  }
}
