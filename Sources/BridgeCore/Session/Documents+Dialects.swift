import Foundation
import Logging

/// What the dialects of older bridges need natively.
extension Documents {
  /// Tells documents that one of their frames wanted to navigate to where a dialect listens.
  nonisolated static let navigationEvent = "webbridge.navigation"
  /// By which a dialect tells the log what the old bridge would have lost in silence.
  nonisolated static let warningEvent = "webbridge.warning"

  // The URL is only a bell: what the page has to say it says by the wire. So nothing is believed of
  // a frame that nobody knows.
  func intercept(navigationTo url: URL) -> Bool {
    guard ended == nil, mainRefusal == nil,
      dialects.contains(where: { $0.isNavigation?(url) == true })
    else { return false }
    if mainDocument == nil { hasNavigated = true }
    emit(Self.navigationEvent, Payload(.null))
    return true
  }

  /// A document was welcomed that had rung before.
  func deliverNavigation(to document: Document) {
    guard hasNavigated else { return }
    hasNavigated = false
    document.send(.note(name: Self.navigationEvent, value: Payload(.null)))
  }

  /// - Returns: Whether the event is a dialect's.
  func logWarning(_ caller: Caller, _ value: Payload) -> Bool {
    guard caller.name == Self.warningEvent, !dialects.isEmpty else { return false }
    warnings += 1
    guard warnings <= 100 || isPowerOfTwo(warnings),
      case .string(let text)? = try? value.value()
    else { return true }
    // One line of plain text, whatever the page puts into it.
    let line = text.prefix(500).unicodeScalars.map {
      $0.properties.generalCategory == .control || Character($0).isNewline ? " " : Character($0)
    }
    log.warning("\(caller.origin) (\(warnings)): \(String(line))")
    return true
  }
}
