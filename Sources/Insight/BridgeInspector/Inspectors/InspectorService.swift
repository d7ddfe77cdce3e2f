import BridgeRecording
import Foundation
import InspectorServing
import WebBridge

/// The requests of the inspector's page to native code.
@MainActor final class InspectorService {
  struct State: Encodable {
    var title: String
    /// Whether methods can be called by hand.
    var canCall: Bool
    var methods: [MethodDescription]
    var parts: [Table]
  }

  struct Table: Encodable {
    var title: String
    var columns: [String]
    var rows: [[String]]
  }

  /// A result, as `docs/RECORDING.md` has payloads.
  struct Answer: Encodable {
    var bytes: Int
    var json: BridgeValue
  }

  private weak var bridge: Bridge?
  private var parts: [InspectorPart]
  private let title: String
  /// The folder of exported recordings.
  private let exports: URL

  /// Whether the service belongs to a bridge.
  private var hasBegun = false

  init(_ options: InspectorOptions) {
    (parts, title, exports) = (options.parts, options.title, options.exports)
  }

  /// Begins to show a bridge.
  ///
  /// - Returns: Whether it does; `false` if it shows another bridge.
  func begin(_ bridge: Bridge) -> Bool {
    guard !hasBegun else { return false }
    (self.bridge, hasBegun) = (bridge, true)
    if let webView = bridge.webView { parts.insert(.cookies(of: webView), at: 0) }
    return true
  }

  /// Registers the handlers on the bridge of the inspector's page, which shows a recorder's lines.
  func serve(_ page: Bridge, _ recorder: Recorder) throws {
    try page.handle("inspector.state") { [weak self] () async throws in
      try await self?.currentState()
    }
    // The page takes elements at its own pace.
    try page.handle("inspector.lines") {
      let reader = RecorderReader(recorder)
      return AsyncStream { @MainActor in await reader.next() }
    }
    try page.handle("inspector.call") { [weak self] (method: String, arguments: String) in
      try await self?.answer(of: method, arguments)
    }
    try page.handle("inspector.export") { [weak self] in try self?.export(recorder) }
  }

  func currentState() async throws -> State {
    var tables: [Table] = []
    for table in bridge?.extensionTables ?? [] {
      tables.append(
        Table(title: table.title, columns: table.columns, rows: await table.rows()))
    }
    for part in parts {
      tables.append(Table(title: part.title, columns: part.columns, rows: await part.rows()))
    }
    return State(
      title: title, canCall: bridge?.webView != nil,
      methods: bridge?.interfaces.flatMap(\.methods) ?? [], parts: tables)
  }

  /// Calls a method as the page itself would.
  ///
  /// - Parameter arguments: The arguments as a JSON array.
  func answer(of method: String, _ arguments: String) async throws -> Answer {
    guard let webView = bridge?.webView else {
      throw BridgeError(
        .unavailable, "Methods are called in the page, and the bridge has no web view.")
    }
    let script = """
      try {
        const bridge = window[Symbol.for('webbridge')];
        const value = await bridge.call(name, ...JSON.parse(list));
        return {text: JSON.stringify(value) ?? 'null'};
      } catch (error) {
        return {code: String(error.code ?? error.name), message: String(error.message)};
      }
      """
    let answer = try await webView.callAsyncJavaScript(
      script, arguments: ["name": method, "list": arguments], in: nil, contentWorld: .page)
    let fields = answer as? [String: Any]
    if let text = fields?["text"] as? String {
      return Answer(bytes: text.utf8.count, json: try BridgeValue(parsing: text))
    }
    let code = fields?["code"] as? String ?? "badResult"
    throw BridgeError(
      BridgeError.Code(rawValue: code), fields?["message"] as? String ?? "The page gave no answer.")
  }

  /// Writes the recording to a file that only its owner can read, because it has what pages and native code say.
  ///
  /// - Returns: The path of the file.
  private func export(_ recorder: Recorder) throws -> String {
    let time = Date().formatted(.iso8601.timeSeparator(.omitted))
    let file = exports.appending(path: "recording-\(time).jsonl")
    guard
      FileManager.default.createFile(
        atPath: file.path, contents: Data(recorder.text.utf8),
        attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path]) }
    return file.path
  }
}

/// The requests of the inspector's page in a browser to native code.
extension InspectorService: InspectedApp {
  private enum Outcome: Encodable {
    case result(Answer)
    case error(Failure)

    private enum CodingKeys: String, CodingKey {
      case result
      case error
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .result(let answer): try container.encode(answer, forKey: .result)
      case .error(let failure): try container.encode(failure, forKey: .error)
      }
    }
  }

  private struct Failure: Encodable {
    var code: String
    var message: String
  }

  func state() async throws -> Data { try JSONEncoder().encode(try await currentState()) }

  func call(_ method: String, _ arguments: String) async throws -> Data {
    let outcome: Outcome
    do {
      outcome = .result(try await answer(of: method, arguments))
    } catch let error as BridgeError {
      outcome = .error(Failure(code: error.code.rawValue, message: error.message))
    } catch {
      // What the web view throws, for example because the page was left meanwhile.
      outcome = .error(
        Failure(code: BridgeError.Code.thrown.rawValue, message: error.localizedDescription))
    }
    return try JSONEncoder().encode(outcome)
  }
}
