@testable import WebKitGTK

extension RequestScript {
  /// Returns a request script that runs statements, which may use `requests`.
  static func running(_ statements: String, forMainFrameOnly: Bool = true) -> RequestScript {
    RequestScript(
      source: "(requests) => {\nif (!requests) return\n\(statements)\n}",
      forMainFrameOnly: forMainFrameOnly)
  }
}

extension WKWebViewConfiguration {
  /// Adds a request script that runs statements.
  func addRequestScript(_ statements: String, forMainFrameOnly: Bool = true) {
    userContentController.addUserScript(
      RequestScript.running(statements, forMainFrameOnly: forMainFrameOnly))
  }
}

/// Statements of request scripts.
enum RequestStatements {
  /// Answers fetches of `/relayed` with their method and body, and passes other requests on.
  static let relay = """
    requests.interceptFetch(
      (call) => {
        const url = requests.fetchURL(call)
        return url !== null && hrefOf(url) === 'app://host/relayed'
      },
      (request) => requests.sendWithBody(request, ({ method, options }) =>
        new PagePromise((resolve) => resolve(new PageResponse(method + ' ' + textOf(options.body))))))
    """

  /// Reads the method and the URL of every request, and passes it on.
  static let passing = """
    requests.interceptFetch(
      (call) => requests.fetchMethod(call) === '' || requests.fetchURL(call) === undefined,
      (request, next) => next())
    intercept(PageXHR.prototype, 'open', (call, next) => {
      requests.readOpen(call)
      return next()
    })
    intercept(PageXHR.prototype, 'send', (call, next) => next())
    """

  /// Replaces the engine's `fetch` by a function that keeps its calls in `calls`. It must run first.
  static let spy = """
    const calls = []
    const own = window.fetch
    window.fetch = function fetch(input) {
      calls[calls.length] = { self: this, list: arguments }
      return apply(own, this, arguments)
    }
    defineProperty(window, 'calls', { value: calls })
    """
}
