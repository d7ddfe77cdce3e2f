import Foundation
import Logging

/// The bridge extension that holds the dialects of one bridge.
@MainActor final class OlderBridges: BridgeExtension {
  /// The event that tells documents that one of their frames tried to navigate to a URL of a dialect.
  nonisolated static let navigationEvent = "webbridge.navigation"
  /// The event with which a dialect logs messages that the old bridge would have lost silently.
  nonisolated static let warningEvent = "webbridge.warning"

  private let dialects: [BridgeDialect]
  private weak var host: (any ExtensionHost)?
  /// Whether a page navigated to a URL of a dialect before it was welcomed.
  private var hasNavigated = false
  private var warnings = 0

  init(_ dialects: [BridgeDialect]) { self.dialects = dialects }

  var name: String { dialects.map(\.name).joined(separator: ", ") }

  var needsPageWorld: Bool { true }

  var pageScripts: [PageScript] {
    [PageScript("dialects", source: DialectSource.shared)] + dialects.map(\.pageScript)
  }

  var methods: [String: BuiltInMethod] {
    dialects.reduce(into: [:]) { methods, dialect in
      for (name, question) in dialect.questions {
        methods[name] = .synchronous { [weak self] payload in
          guard let host = self?.host, let caller = BridgeCaller.current else { return .undefined }
          return try question(host, caller, payload)
        }
      }
    }
  }

  var interceptsNavigations: Bool { dialects.contains { $0.isNavigation != nil } }

  func attached(to host: any ExtensionHost) {
    self.host = host
    for dialect in dialects { dialect.attached?(host) }
  }

  // The URL only wakes the dialect, and the page sends its messages over the wire, because the frame that
  // navigates is unknown and cannot be trusted.
  func intercept(_ navigation: PageNavigation) -> Bool {
    guard let host, dialects.contains(where: { $0.isNavigation?(navigation.url) == true }) else {
      return false
    }
    switch host.connection {
    case .waiting: hasNavigated = true
    case .connected: break
    case .refused, .detached: return false
    }
    host.emit(Self.navigationEvent, .null)
    return true
  }

  /// Sends the navigation event to a document that navigated before it was welcomed.
  func documentBegan(isMainFrame: Bool) {
    guard hasNavigated, isMainFrame else { return }
    hasNavigated = false
    host?.emit(Self.navigationEvent, .null)
  }

  func claims(prompt message: String) -> Bool {
    dialects.contains { $0.isPrompt?(message) == true }
  }

  func receive(event value: Payload, from caller: BridgeCaller) -> Bool {
    guard caller.name == Self.warningEvent else { return false }
    warnings += 1
    guard warnings <= 100 || isPowerOfTwo(warnings), case .string(let text)? = try? value.value()
    else { return true }
    host?.log.warning("\(caller.origin) (\(warnings)): \(text.prefix(500))")
    return true
  }
}

/// An engine whose pages can continue while their `alert`, `confirm` and `prompt` dialogs are shown.
@MainActor package protocol DialogBlocking: BridgeEngine {
  /// Sets whether a dialog blocks its page. Otherwise `alert`, `confirm` and `prompt` return nothing, `true` and
  /// `""` immediately, whatever the user answers later.
  func setDialogsBlock(_ block: Bool)
}

extension Bridge {
  /// Sets whether dialogs block their page, if the engine supports it.
  package func setDialogsBlock(_ block: Bool) {
    (engine as? any DialogBlocking)?.setDialogsBlock(block)
  }
}
