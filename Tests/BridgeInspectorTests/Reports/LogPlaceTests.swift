import Foundation
import Testing

/// The places of the package that write to logs and terminals, found in its sources.
@Suite struct LogPlaceTests {
  /// What makes the texts of a place fit for one line.
  enum Way {
    /// The logger is a `disclosing` one, which a file makes.
    case logger(madeIn: String)
    /// The place itself says `printable`.
    case itself
    /// The app gives the text and decides on it, or it consists of the package's own words.
    case words
  }

  static let session = Way.logger(madeIn: "BridgeCore/Session/PageSession.swift")
  static let pageErrors = Way.logger(madeIn: "BridgeCore/Observation/PageErrorLog.swift")
  static let view = Way.logger(madeIn: "WebBridge/WebViewEngine.swift")
  static let folder = Way.logger(madeIn: "WebBridge/Serving/FolderRoute.swift")
  static let cookies = Way.logger(madeIn: "WebCookies/Sync/CookieSyncLog.swift")
  static let store = Way.logger(madeIn: "OfflinePackages/Store/PackageStoreOptions.swift")
  static let relay = Way.logger(madeIn: "WebRequests/Sending/RequestRelay.swift")
  static let dsBridge = Way.logger(madeIn: "DSBridge/Errors/ErrorLogger.swift")
  static let olderBridge = Way.logger(madeIn: "WebViewJavascriptBridge/MessageLog.swift")
  static let webKit = Way.logger(madeIn: "WebKitGTK/Views/WKWebView+State.swift")

  /// Each file that writes, with the number of its places.
  static let places: [String: (Int, Way)] = [
    "BridgeCore/API/Bridge+Events.swift": (3, session),
    "BridgeCore/API/BridgePart.swift": (1, session),
    "BridgeCore/Events/BridgeEvents.swift": (1, pageErrors),
    "BridgeCore/Events/EventBuffer.swift": (1, session),
    "BridgeCore/Observation/PageErrorLog.swift": (2, pageErrors),
    "BridgeCore/Observation/RefusalLog.swift": (2, session),
    "BridgeCore/Session/Document+Lines.swift": (4, session),
    "BridgeCore/Session/Document+Uploads.swift": (1, session),
    "BridgeCore/Session/PageSession+Life.swift": (2, session),
    "BridgeCore/Session/PageSession+Receiver.swift": (1, session),
    "BridgeLegacy/OlderBridges.swift": (1, session),
    "BridgeMonitor/Monitors/PageMonitor.swift": (
      1, .logger(madeIn: "BridgeMonitor/Reporting/EventLog.swift")
    ),
    "BridgeMonitor/Reporting/EventLog.swift": (
      1, .logger(madeIn: "BridgeMonitor/Reporting/EventLog.swift")
    ),
    "BridgeRecording/Recorders/ConversationLog.swift": (
      16, .logger(madeIn: "BridgeRecording/Recorders/ConversationLog.swift")
    ),
    "BridgeRecording/Recorders/RecordingOutput.swift": (
      1, .logger(madeIn: "BridgeRecording/Recorders/RecordingOutput.swift")
    ),
    "DSBridge/Errors/ErrorLogger.swift": (5, dsBridge),
    "DSBridge/Errors/ErrorLogging.swift": (2, dsBridge),
    "DSBridge/View/Connection.swift": (1, dsBridge),
    "OfflinePackages/Store/PackageStore+Folders.swift": (1, store),
    "OfflinePackages/Store/PackageStore+State.swift": (2, store),
    "OfflinePackages/Update/Updater+Objects.swift": (1, store),
    "OfflinePackages/Update/Updater.swift": (1, store),
    "OfflinePages/Serving/PackageResponder.swift": (2, pageErrors),
    "OfflinePages/Serving/ServedPackages.swift": (1, pageErrors),
    "WebBridge/Recovery/PageRecovery.swift": (
      1, .logger(madeIn: "WebBridge/Recovery/PageRecovery.swift")
    ),
    "WebBridge/Schemes/WebHostRoute.swift": (1, pageErrors),
    "WebBridge/ScriptEngine.swift": (1, view),
    "WebBridge/Serving/FolderResponder.swift": (1, pageErrors),
    "WebBridge/Serving/FolderRoute.swift": (1, folder),
    "WebBridge/Serving/FolderWatch+Apple.swift": (1, folder),
    "WebBridge/Serving/FolderWatch+Linux.swift": (2, folder),
    "WebBridge/SwiftUI/BridgedWebView+Apple.swift": (
      1, .logger(madeIn: "WebBridge/SwiftUI/BridgedWebView+Apple.swift")
    ),
    "WebBridge/SwiftUI/WebPageEngine+Apple.swift": (
      3, .logger(madeIn: "WebBridge/SwiftUI/WebPageEngine+Apple.swift")
    ),
    "WebBridge/WebViewEngine.swift": (3, view),
    "WebBridgeTool/Packages/Output/ProgressBar.swift": (2, .words),
    "WebBridgeTool/Packages/Output/Report.swift": (3, .itself),
    "WebBridgeTool/Packages/Running/ProgramRun.swift": (1, .words),
    "WebBridgeTool/Packages/Serving/RequestLog.swift": (1, .itself),
    "WebBridgeTool/StandardOutput.swift": (2, .itself),
    "WebCookies/Sync/CookieSync+Loading.swift": (1, cookies),
    "WebCookies/Sync/CookieSync+Rounds.swift": (7, cookies),
    "WebCookies/Sync/CookieSync.swift": (1, cookies),
    "WebCookies/Sync/CookieSyncLog.swift": (1, cookies),
    "WebKitGTK/Content/MessageChannel.swift": (1, webKit),
    "WebKitGTK/Content/ScriptMessageReply.swift": (1, webKit),
    "WebKitGTK/Data/WKHTTPCookieStore+Changes.swift": (1, webKit),
    "WebKitGTK/Interface/Answer.swift": (1, webKit),
    "WebKitGTK/Interface/DelegateUse.swift": (2, webKit),
    "WebKitGTK/Interface/WKWebView+Panels.swift": (1, webKit),
    "WebKitGTK/Interface/WKWebView+Permissions.swift": (1, webKit),
    "WebKitGTK/Navigation/Challenge.swift": (1, webKit),
    "WebKitGTK/Navigation/WKNavigationAction.swift": (1, webKit),
    "WebKitGTK/Schemes/SchemeLoad.swift": (1, webKit),
    "WebKitGTK/Schemes/SchemeRouter.swift": (1, webKit),
    "WebKitGTK/Schemes/WKURLSchemeTask+Reader.swift": (1, webKit),
    "WebKitGTK/Views/WKWebView+Appearance.swift": (1, webKit),
    "WebKitGTK/Views/WKWebView+Inspector.swift": (1, webKit),
    "WebKitGTK/Views/WKWebView+InteractionState.swift": (1, webKit),
    "WebKitGTK/Views/WKWebView+Simulation.swift": (1, webKit),
    "WebKitGTK/Window/Application+Run.swift": (1, .itself),
    "WebRequests/Pages/RelayExtension.swift": (2, relay),
    "WebRequests/Sending/RelaySender.swift": (1, relay),
    "WebViewJavascriptBridge/Connection.swift": (3, olderBridge),
    "WebViewJavascriptBridge/MessageLog.swift": (1, olderBridge),
    "WebViewJavascriptBridge/WebViewJavascriptBridge.swift": (1, olderBridge),
  ]

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  /// The code of each file, without comments. The demonstration and the macros are no part of apps.
  private static func code() throws -> [String: [Substring]] {
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var code: [String: [Substring]] = [:]
    for case let path as String in files where path.hasSuffix(".swift") {
      if path.hasPrefix("Tour/") || path.hasPrefix("BridgeMacros/") { continue }
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      code[path] = text.split(separator: "\n").filter {
        !$0.drop { $0 == " " }.hasPrefix("//")
      }
    }
    return code
  }

  @Test
  func
    `every place that writes to a log or a terminal is known, and says what is fit for one line`()
    throws
  {
    let place =
      #/\b(?:log|logger|Self\.log|options\.log|relay\.log)\??\.(?:trace|debug|info|notice|warning|error|critical|log)\(|\b(?:log|errors|pageErrors)\.write\(|logMessage\(|(?:^|[^.\w])print\(|FileHandle\.standard|Standard(?:Output|Error)\.write\(|fputs\(|NSLog|os_log/#
      .wordBoundaryKind(.simple)
    let code = try Self.code()
    var found: [String: Int] = [:]
    for (path, lines) in code {
      let count = lines.reduce(0) { $0 + $1.matches(of: place).count }
      if count > 0 { found[path] = count }
    }
    #expect(found == Self.places.mapValues(\.0))
    for (path, (_, way)) in Self.places {
      switch way {
      case .logger(let maker):
        #expect(code[maker]?.contains { $0.contains(".disclosing") } == true, "\(path): \(maker)")
      case .itself:
        #expect(code[path]?.contains { $0.contains(".printable") } == true, "\(path)")
      case .words: break
      }
    }
  }

  @Test
  func `no file takes the logger of an app without making it a disclosing one, or passing it on`()
    throws
  {
    // Where an app gives a logger, and where the logger is kept.
    let kept = #/\b(?:let|var) \w+: Logger\??$|\b(?:let|var) \w+ = Logger\(/#.wordBoundaryKind(
      .simple)
    let passing: Set = [
      // They get the logger of the session, of the route, of the recorder.
      "BridgeCore/Events/EventBuffer.swift", "BridgeCore/Observation/RefusalLog.swift",
      "WebBridge/Serving/FolderWatch+Linux.swift", "WebBridge/Serving/FolderWatch+Apple.swift",
      // Options, whose readers are the session and the engines, and others that are below.
      "BridgeCore/API/BridgeOptions.swift",
      "BridgeRecording/Recorders/RecorderOptions.swift",
      "BridgeMonitor/Monitors/PageMonitorOptions.swift",
    ]
    for (path, lines) in try Self.code()
    where lines.contains(where: { $0.contains(kept) }) && !passing.contains(path) {
      #expect(lines.contains { $0.contains(".disclosing") }, "\(path)")
    }
  }
}
