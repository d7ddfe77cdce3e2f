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

  static let session = Way.logger(madeIn: "Bridge/BridgeCore/Session/PageSession.swift")
  static let pageErrors = Way.logger(madeIn: "Bridge/BridgeCore/Observation/PageErrorLog.swift")
  static let view = Way.logger(madeIn: "Bridge/WebBridge/Engine/WebViewEngine.swift")
  static let folder = Way.logger(madeIn: "Bridge/WebBridge/Serving/FolderRoute.swift")
  static let cookies = Way.logger(madeIn: "Network/WebCookies/Sync/CookieSyncError.swift")
  static let store = Way.logger(madeIn: "Packages/OfflinePackages/Store/PackageStoreOptions.swift")
  static let relay = Way.logger(madeIn: "Network/WebRequests/Sending/RequestRelay.swift")
  static let dsBridge = Way.logger(madeIn: "OlderBridges/DSBridge/Errors/ErrorLogger.swift")
  static let olderBridge = Way.logger(
    madeIn: "OlderBridges/WebViewJavascriptBridge/MessageLog.swift")
  static let webKit = Way.logger(madeIn: "Engines/WebKitGTK/Views/WKWebView+State.swift")

  /// Each file that writes, with the number of its places.
  static let places: [String: (Int, Way)] = [
    "Bridge/BridgeCore/API/Bridge+Events.swift": (3, session),
    "Bridge/BridgeCore/API/BridgePart.swift": (1, session),
    "Bridge/BridgeCore/Events/BridgeEvents.swift": (1, pageErrors),
    "Bridge/BridgeCore/Events/EventBuffer.swift": (1, session),
    "Bridge/BridgeCore/Observation/PageErrorLog.swift": (2, pageErrors),
    "Bridge/BridgeCore/Observation/RefusalLog.swift": (2, session),
    "Bridge/BridgeCore/Session/Document+Lines.swift": (4, session),
    "Bridge/BridgeCore/Session/Document+Uploads.swift": (1, session),
    "Bridge/BridgeCore/Session/PageSession+Life.swift": (2, session),
    "Bridge/BridgeCore/Session/PageSession+Receiver.swift": (1, session),
    "OlderBridges/BridgeLegacy/OlderBridges.swift": (1, session),
    "Insight/BridgeMonitor/Monitors/PageMonitor.swift": (
      1, .logger(madeIn: "Insight/BridgeMonitor/Reporting/EventLog.swift")
    ),
    "Insight/BridgeMonitor/Reporting/EventLog.swift": (
      1, .logger(madeIn: "Insight/BridgeMonitor/Reporting/EventLog.swift")
    ),
    "Insight/BridgeRecording/Recorders/ConversationLog.swift": (
      16, .logger(madeIn: "Insight/BridgeRecording/Recorders/ConversationLog.swift")
    ),
    "Insight/BridgeRecording/Recorders/RecordingOutput.swift": (
      1, .logger(madeIn: "Insight/BridgeRecording/Recorders/RecordingOutput.swift")
    ),
    "OlderBridges/DSBridge/Errors/ErrorLogger.swift": (7, dsBridge),
    "OlderBridges/DSBridge/View/Connection.swift": (1, dsBridge),
    "Packages/OfflinePackages/Store/PackageStore.swift": (1, store),
    "Packages/OfflinePackages/Store/PackageStore+State.swift": (2, store),
    "Packages/OfflinePackages/Update/Updater+Objects.swift": (1, store),
    "Packages/OfflinePackages/Update/Updater.swift": (1, store),
    "Packages/OfflinePages/Serving/PackageResponder.swift": (2, pageErrors),
    "Packages/OfflinePages/Serving/ServedPackages.swift": (1, pageErrors),
    "Bridge/WebBridge/Recovery/PageRecovery.swift": (
      1, .logger(madeIn: "Bridge/WebBridge/Recovery/PageRecovery.swift")
    ),
    "Bridge/WebBridge/Schemes/WebHostRoute.swift": (1, pageErrors),
    "Bridge/WebBridge/Engine/ScriptEngine.swift": (1, view),
    "Bridge/WebBridge/Serving/FolderResponder.swift": (1, pageErrors),
    "Bridge/WebBridge/Serving/FolderRoute.swift": (1, folder),
    "Bridge/WebBridge/Serving/FolderWatch+Apple.swift": (1, folder),
    "Bridge/WebBridge/Serving/FolderWatch+Linux.swift": (2, folder),
    "Bridge/WebBridge/SwiftUI/BridgedWebView+Apple.swift": (
      1, .logger(madeIn: "Bridge/WebBridge/SwiftUI/BridgedWebView+Apple.swift")
    ),
    "Bridge/WebBridge/SwiftUI/WebPageEngine+Apple.swift": (
      3, .logger(madeIn: "Bridge/WebBridge/SwiftUI/WebPageEngine+Apple.swift")
    ),
    "Bridge/WebBridge/Engine/WebViewEngine.swift": (3, view),
    "Tools/WebBridgeTool/Packages/Output/ProgressBar.swift": (2, .words),
    "Tools/WebBridgeTool/Packages/Output/DocumentReports.swift": (3, .itself),
    "Tools/WebBridgeTool/Packages/Running/ProgramRun.swift": (1, .words),
    "Tools/WebBridgeTool/Packages/Serving/RequestLog.swift": (1, .itself),
    "Tools/WebBridgeTool/StandardOutput.swift": (2, .itself),
    "Network/WebCookies/Sync/CookieSync+Rounds.swift": (7, cookies),
    "Network/WebCookies/Sync/CookieSync.swift": (2, cookies),
    "Network/WebCookies/Sync/CookieSyncError.swift": (1, cookies),
    "Engines/WebKitGTK/Content/MessageChannel.swift": (1, webKit),
    "Engines/WebKitGTK/Content/ScriptMessageReply.swift": (1, webKit),
    "Engines/WebKitGTK/Data/WKHTTPCookieStore+Changes.swift": (1, webKit),
    "Engines/WebKitGTK/Interface/Answer.swift": (1, webKit),
    "Engines/WebKitGTK/Interface/DelegateUse.swift": (2, webKit),
    "Engines/WebKitGTK/Interface/WKWebView+Panels.swift": (1, webKit),
    "Engines/WebKitGTK/Interface/WKWebView+Permissions.swift": (1, webKit),
    "Engines/WebKitGTK/Navigation/Challenge.swift": (1, webKit),
    "Engines/WebKitGTK/Navigation/WKNavigationAction.swift": (1, webKit),
    "Engines/WebKitGTK/Schemes/SchemeLoad.swift": (1, webKit),
    "Engines/WebKitGTK/Schemes/SchemeRouter.swift": (1, webKit),
    "Engines/WebKitGTK/Schemes/WKURLSchemeTask.swift": (1, webKit),
    "Engines/WebKitGTK/Views/WKWebView+Appearance.swift": (1, webKit),
    "Engines/WebKitGTK/Views/WKWebView+Inspector.swift": (1, webKit),
    "Engines/WebKitGTK/Views/WKWebView+State.swift": (1, webKit),
    "Engines/WebKitGTK/Views/WKWebView+Simulation.swift": (1, webKit),
    "Engines/WebKitGTK/Window/Application+Run.swift": (1, .itself),
    "Network/WebRequests/Pages/RelayExtension.swift": (2, relay),
    "Network/WebRequests/Sending/RelaySender.swift": (1, relay),
    "OlderBridges/WebViewJavascriptBridge/Connection.swift": (3, olderBridge),
    "OlderBridges/WebViewJavascriptBridge/MessageLog.swift": (1, olderBridge),
    "OlderBridges/WebViewJavascriptBridge/WebViewJavascriptBridge.swift": (1, olderBridge),
  ]

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../Sources").standardizedFileURL

  /// The code of each file, without comments. The macros are no part of apps.
  private static func code() throws -> [String: [Substring]] {
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var code: [String: [Substring]] = [:]
    for case let path as String in files where path.hasSuffix(".swift") {
      if path.hasPrefix("Bridge/BridgeMacros/") { continue }
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
      "Bridge/BridgeCore/Events/EventBuffer.swift",
      "Bridge/BridgeCore/Observation/RefusalLog.swift",
      "Bridge/WebBridge/Serving/FolderWatch+Linux.swift",
      "Bridge/WebBridge/Serving/FolderWatch+Apple.swift",
      // Options, whose readers are the session and the engines, and others that are below.
      "Bridge/BridgeCore/API/BridgeOptions.swift",
      "Insight/BridgeRecording/Recorders/RecorderOptions.swift",
      "Insight/BridgeMonitor/Monitors/PageMonitorOptions.swift",
    ]
    for (path, lines) in try Self.code()
    where lines.contains(where: { $0.contains(kept) }) && !passing.contains(path) {
      #expect(lines.contains { $0.contains(".disclosing") }, "\(path)")
    }
  }
}
