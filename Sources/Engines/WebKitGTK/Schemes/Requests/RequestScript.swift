/// A user script that may intercept the requests of a page: the only way to change `fetch`, `XMLHttpRequest` and the
/// other functions with which pages make requests.
///
/// A view runs all its request scripts in one closure, together with the script that sends bodies to scheme
/// handlers. Each function is therefore replaced once, however many scripts intercept it, and no page script
/// stands between two of them. Request scripts run when a document starts, in the page's world, ahead of all other
/// user scripts: first the view's own script, and then the scripts of the controller, in the order in which they were
/// added. Interceptors are asked in this order too, but those of the view's own script are asked last, because only
/// the engine may see the requests that they send.
///
/// The source is an expression for a function of one object, whose members `Requests/Page` documents:
///
/// ```js
/// (requests) => {
///   if (!requests) return
///   requests.interceptFetch(
///     (call) => hrefOf(requests.fetchURL(call)) === 'https://example.com/relayed',
///     (request) => relay(request))
/// }
/// ```
///
/// The argument is `null` if `document.open()` runs the scripts again in the same window, because the page may
/// have replaced the window's functions.
package final class RequestScript: WKUserScript {
  /// Whether the script is the view's own.
  let isOwn: Bool

  package convenience init(source: String, forMainFrameOnly: Bool) {
    self.init(source: source, forMainFrameOnly: forMainFrameOnly, isOwn: false)
  }

  init(source: String, forMainFrameOnly: Bool, isOwn: Bool) {
    self.isOwn = isOwn
    super.init(
      source: source, injectionTime: .atDocumentStart, forMainFrameOnly: forMainFrameOnly, in: .page
    )
  }

  /// Returns one script with a closure of all scripts, in their order; `nil` if there are none.
  static func joined(_ scripts: [RequestScript]) -> WKUserScript? {
    guard !scripts.isEmpty else { return nil }
    let list = scripts.map {
      """
      { __proto__: null, isForMainFrameOnly: \($0.isForMainFrameOnly), isOwn: \($0.isOwn), run:
      \($0.source)
      }
      """
    }
    return WKUserScript(
      source: """
        \(RequestInterceptionSource.script)
        function makeScripts() {
        return [
        \(list.joined(separator: ",\n"))
        ];
        }
        })();
        """, injectionTime: .atDocumentStart,
      forMainFrameOnly: scripts.allSatisfy(\.isForMainFrameOnly))
  }
}
