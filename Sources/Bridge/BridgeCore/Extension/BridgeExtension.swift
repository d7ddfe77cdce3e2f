/// An addition to one bridge: page scripts, built-in methods, a gate rule and an observer. A bridge keeps its
/// extensions from its start to its end.
///
/// Every requirement except the name has a default that does nothing.
@MainActor package protocol BridgeExtension: AnyObject {
  /// The name of the extension, for logs.
  var name: String { get }

  /// The scripts that the extension adds to the page runtime, in order.
  var pageScripts: [PageScript] { get }

  /// Whether the page scripts have to run in the page's own content world, because they offer something to the page's
  /// own scripts or change what these find. A bridge in an isolated world refuses such an extension.
  var needsPageWorld: Bool { get }

  /// The built-in methods that the page scripts call, by full name.
  var methods: [String: BuiltInMethod] { get }

  /// The observer of the bridge; `nil` if the extension needs none.
  var observer: (any BridgeObserver)? { get }

  /// The object that traces the calls of the bridge; `nil` if the extension traces none.
  var tracing: (any CallTracing)? { get }

  /// The tables that the extension shows to the developers of the app.
  var tables: [ExtensionTable] { get }

  /// Whether the page scripts intercept requests of pages. They then see the object `requests`, with which they put
  /// interceptors in front of `fetch`, `XMLHttpRequest` and the other functions by which pages make requests. All scripts
  /// of a document share one replacement of these functions, which `WebKitGTK/Schemes/Requests/Page` documents.
  /// `requests` is `null` if a script runs again after `document.open()`.
  var interceptsRequests: Bool { get }

  /// Whether engines have to offer navigations to the extension.
  var interceptsNavigations: Bool { get }

  /// Called when the bridge starts. The host remains valid until the bridge ends.
  func attached(to host: any ExtensionHost)

  /// Called when a document has said hello and was accepted.
  func documentBegan(isMainFrame: Bool)

  /// Called when a document has ended. Its calls and streams are cancelled.
  func documentEnded(_ frame: BridgeFrame)

  /// The rule that decides what a document may do, before the app decides. The gate applies the rule to every
  /// action of every document, so an extension that decides nothing should leave the rule `nil`.
  var gateRule: GateRule? { get }

  /// Called when a page emits an event with a reserved name.
  ///
  /// - Returns: Whether the event belongs to the extension.
  func receive(event value: Payload, from caller: BridgeCaller) -> Bool

  /// Called when a frame is about to navigate.
  ///
  /// - Returns: Whether the navigation belongs to the extension. The frame then does not navigate.
  func intercept(_ navigation: PageNavigation) -> Bool

  /// Called when the app has allowed a navigation.
  ///
  /// - Returns: Whether the extension carries out the navigation. The frame then does not navigate by itself.
  func takeOver(_ navigation: PageNavigation) -> Bool

  /// Called when the app asks the view for a load, which waits for a page that is blocked.
  func loadRequested()

  /// Called when the main frame has begun to load something.
  func loadStarted()

  /// The task with which the extension answers the end of the process of its page; `nil` if the page that was lost is
  /// none of the extension's. It ends with whether the extension has loaded a page. No other recovery loads such a page.
  var restoration: Task<Bool, Never>? { get }

  /// Returns whether a prompt is one that pages use to talk to the extension. The page script answers such prompts
  /// in its own window. A prompt that reaches native code therefore comes from another frame, and is refused.
  func claims(prompt message: String) -> Bool
}

extension BridgeExtension {
  package var pageScripts: [PageScript] { [] }
  package var needsPageWorld: Bool { interceptsRequests }
  package var methods: [String: BuiltInMethod] { [:] }
  package var observer: (any BridgeObserver)? { nil }
  package var tracing: (any CallTracing)? { nil }
  package var tables: [ExtensionTable] { [] }
  package var interceptsRequests: Bool { false }
  package var interceptsNavigations: Bool { false }
  package func attached(to host: any ExtensionHost) {}
  package func documentBegan(isMainFrame: Bool) {}
  package func documentEnded(_ frame: BridgeFrame) {}
  package var gateRule: GateRule? { nil }
  package func receive(event value: Payload, from caller: BridgeCaller) -> Bool { false }
  package func intercept(_ navigation: PageNavigation) -> Bool { false }
  package func takeOver(_ navigation: PageNavigation) -> Bool { false }
  package func loadRequested() {}
  package func loadStarted() {}
  package var restoration: Task<Bool, Never>? { nil }
  package func claims(prompt message: String) -> Bool { false }
}

/// A table that an extension shows to the developers of an app, such as the installed packages.
@MainActor package struct ExtensionTable {
  /// The title of the table.
  package let title: String
  /// The titles of the columns.
  package let columns: [String]
  /// Returns the current rows. Each row has a text for each column.
  package let rows: @MainActor () async -> [[String]]

  package init(
    _ title: String, columns: [String], rows: @escaping @MainActor () async -> [[String]]
  ) {
    (self.title, self.columns, self.rows) = (title, columns, rows)
  }
}

/// A method of an extension, for the extension's own page script. Its name begins with
/// ``Name/reservedPrefix``, and the app does not authorize its calls.
package struct BuiltInMethod {
  let handler: Handler
  /// Whether the method runs on when the document that called it has ended.
  var outlivesDocuments = false

  /// A method that answers immediately; ``BridgeCaller/current`` is the caller.
  package static func synchronous(
    _ body: @escaping @MainActor (Payload) throws -> BridgeValue
  ) -> BuiltInMethod {
    BuiltInMethod(handler: .synchronous(body))
  }

  /// A method that answers a synchronous call later. The page is blocked until then, so the method must not wait for
  /// the page. The task of the method is cancelled when the document ends.
  package static func blocking(
    _ body: @escaping @MainActor (Payload) async throws -> BridgeValue
  ) -> BuiltInMethod {
    BuiltInMethod(handler: .blocking(body))
  }

  /// A method that answers later.
  package static func asynchronous(
    _ body: @escaping @MainActor (Payload) async throws -> BridgeValue
  ) -> BuiltInMethod {
    BuiltInMethod(
      handler: .asynchronous { payload in
        let payload = payload.kept()
        return { try await body(payload.readingAhead(as: nil)) }
      })
  }

  /// A method that page scripts call by `postBeacon`. It runs on when the document has ended, and a document may also
  /// call it after its goodbye. The page hears when it has ended, and neither its result nor its error.
  package static func outliving(
    _ body: @escaping @MainActor (Payload) async throws -> Void
  ) -> BuiltInMethod {
    var method = asynchronous { payload in
      try await body(payload)
      return .undefined
    }
    method.outlivesDocuments = true
    return method
  }

  /// A method of the same kind that begins its work before the page's next message is received, and returns the rest of
  /// the work.
  package static func outliving(
    beginning body: @escaping @MainActor (Payload) throws -> @MainActor () async -> Void
  ) -> BuiltInMethod {
    var method = BuiltInMethod(
      handler: .asynchronous { payload in
        let rest = try body(payload)
        return {
          await rest()
          return .undefined
        }
      })
    method.outlivesDocuments = true
    return method
  }

  /// A method that answers with a stream, or with one result in its place.
  package static func stream(
    _ body: @escaping @MainActor (Payload) async throws -> StreamAnswer
  ) -> BuiltInMethod {
    BuiltInMethod(
      handler: .stream { payload in
        let payload = payload.kept()
        return { try await body(payload.readingAhead(as: nil)) }
      })
  }
}
