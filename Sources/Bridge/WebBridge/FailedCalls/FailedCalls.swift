/// Shows the failed calls of pages to developers: in the page's console, in the error's stack, and to observers. For
/// development: the bridge has it with ``ErrorDetail/detailed``.
@MainActor final class FailedCalls: BridgeExtension {
  let name = "failed calls"
  let pageScripts = [PageScript("failedCalls", source: FailedCallsSource.script, options: [:])]
  private let console: FailedCallConsole

  init(of webView: WKWebView) { console = FailedCallConsole(of: webView) }

  var observer: (any BridgeObserver)? { console }

  /// Takes the stack of a failed call. Observers have seen the event before.
  func receive(event value: Payload, from caller: BridgeCaller) -> Bool {
    caller.name == PageCallStack.eventName
  }
}
