import Foundation
import WebBridge

/// A fault that is planted into a soak, which has to notice it.
enum SoakFault: String, CaseIterable {
  case lostRequest = "a request of the page is lost"
  case doubledRequest = "a request of the page comes twice"
  case lostAnswer = "an answer of the page is lost"
  case doubledAnswer = "an answer of the page comes twice"
  case lostEvent = "an event of the page is lost"
  case doubledEvent = "an event of the page comes twice"
  case lostElement = "an element of the page's stream is lost"
  case doubledHandler = "a handler of the page runs twice"
  case endlessHandler = "a handler of the page runs on without a caller"
  case keptFunction = "native code's function is kept"
  case keptView = "a view is kept"

  /// Plants what the page does wrong, as a script in front of the bridge's own.
  @MainActor func plant(in controller: WKUserContentController) {
    guard let source else { return }
    let script = WKUserScript(
      source: source, injectionTime: .atDocumentStart, forMainFrameOnly: true, in: .page)
    let others = controller.userScripts
    controller.removeAllUserScripts()
    for script in [script] + others { controller.addUserScript(script) }
  }

  private var source: String? {
    switch self {
    case .lostRequest: Self.frames("call", times: 0)
    case .doubledRequest: Self.frames("call", times: 2)
    case .lostAnswer: Self.frames("done", times: 0)
    case .doubledAnswer: Self.frames("done", times: 2)
    case .lostEvent: Self.frames("event", times: 0)
    case .doubledEvent: Self.frames("event", times: 2)
    case .lostElement: Self.frames("next", times: 0)
    case .doubledHandler: Self.handler("await handler.apply(this, list)")
    case .endlessHandler: Self.handler("never.call({ signal: new AbortController().signal })")
    case .keptFunction, .keptView: nil
    }
  }

  /// Returns a script that does something beside one call of a handler.
  private static func handler(_ extra: String) -> String {
    """
    {
      let never, left = 20;
      window.plant = (name, handler) => {
        if (name === 'page.never') never = handler;
        if (name !== 'page.add') return handler;
        return async function (...list) {
          if (left-- === 0) \(extra);
          return handler.apply(this, list);
        };
      };
    }
    """
  }

  private static func frames(_ verb: String, times: Int) -> String {
    String(decoding: PackageResources.soakFault_js, as: UTF8.self)
      .replacingOccurrences(of: "FAULT", with: "{ verb: '\(verb)', times: \(times) }")
  }
}
