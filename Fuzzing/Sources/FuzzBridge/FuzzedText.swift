import FuzzDriver

@testable import BridgeLegacy

/// What is fuzzed. Each target has its corpus in a folder of its name.
enum FuzzedText: String, CaseIterable, FuzzedTarget {
  /// The wire.
  case lines, values, decoding, coders, origins, names
  /// A whole session, without and with the dialects of older bridges.
  case dispatcher, webViewJavascriptBridge, dsBridge, kkJSBridge, envelopeDialect
  /// The extensions.
  case ranges, cookies, cookieDates, addresses, patterns, headers, reports, recordings, traces

  func read(_ bytes: [UInt8]) {
    // libFuzzer calls back on the main thread.
    MainActor.assumeIsolated { accept(bytes) }
  }

  @MainActor private func accept(_ bytes: [UInt8]) {
    switch self {
    case .lines: FuzzedLine.accept(bytes)
    case .values: FuzzedValue.accept(bytes)
    case .decoding: FuzzedType.accept(bytes)
    case .coders: FuzzedCoders.accept(bytes)
    case .origins: FuzzedOrigin.accept(bytes)
    case .names: FuzzedName.accept(bytes)
    case .dispatcher: Conversation.accept(bytes)
    case .webViewJavascriptBridge:
      Conversation.accept(bytes, dialect: .webViewJavascriptBridge)
    case .dsBridge: Conversation.accept(bytes, dialect: .dsBridge(reader: .whole))
    case .kkJSBridge: Conversation.accept(bytes, dialect: .kkJSBridge)
    case .envelopeDialect:
      Conversation.accept(bytes, dialect: .envelope(handler: "app", reply: "answer"))
    case .ranges: FuzzedField.range(bytes)
    case .cookies: FuzzedField.cookie(bytes)
    case .cookieDates: FuzzedDate.accept(bytes)
    case .headers: FuzzedField.header(bytes)
    case .traces: FuzzedField.trace(bytes)
    case .addresses: FuzzedURL.address(bytes)
    case .patterns: FuzzedURL.pattern(bytes)
    case .reports: FuzzedReport.accept(bytes)
    case .recordings: FuzzedRecording.accept(bytes)
    }
  }
}

/// The lines of an input, the last of which has the rest.
func parts(_ bytes: [UInt8], _ count: Int) -> [String] {
  let lines = bytes.split(separator: 0x0A, maxSplits: count - 1, omittingEmptySubsequences: false)
  let texts = lines.map { String(decoding: $0, as: UTF8.self) }
  return texts + Array(repeating: "", count: count - texts.count)
}
