// Exported, because values and errors are part of the API of the bridge.
@_exported public import BridgeCodec

/// Connects Swift and the JavaScript of the page in one web view.
///
/// ```swift
/// let bridge = try Bridge(attachedTo: webView, origins: ["https://shop.example.com"])
/// try bridge.handle("add") { (a: Int, b: Int) in a + b }
/// let title: String = try await bridge.call("page.title")
/// ```
///
/// Handlers and listeners belong to the bridge and serve every document that is loaded later.
/// Calls go to the document in the main frame.
///
/// The web view owns the bridge, and the bridge holds the web view weakly, so the app need not keep the
/// bridge. Objects that handlers capture live as long as the web view. A handler that uses the web view, or
/// the owner of the web view, should therefore capture it weakly (`[weak self]`). ``detach()`` ends a bridge
/// earlier.
@MainActor public final class Bridge {
  let session: PageSession

  /// Attaches a bridge to an engine. The bridge takes effect with the next document that is loaded.
  ///
  /// - Parameter own: The extensions that every bridge of the engine has.
  /// - Throws: ``BridgeError`` with code `badArguments` if there are no origins, `duplicateName` if a bridge is attached
  ///   already or two parts have one name, or what a part throws.
  package init(
    attachedTo engine: any BridgeEngine, extensions own: [any BridgeExtension] = [],
    policy: BridgePolicy, options: BridgeOptions = BridgeOptions(), parts: [BridgePart] = []
  ) throws {
    if let problem = policy.problem { throw problem }
    if policy.origins.isEmpty {
      throw BridgeError(.badArguments, "origins: is empty: no page could use the bridge.")
    }
    let added = try parts.compactMap { try $0.makeExtension(engine) }
    try added.checkNames()
    let extensions = own + added
    let gate = Gate(policy, authorization: options.authorization, detail: options.errors)
    session = PageSession(
      engine, gate: gate, extensions: extensions, limits: options.limits, errors: options.errors,
      log: options.logger)
    var runtime = PageRuntime(
      origins: policy.matchers, frames: policy.frames, parts: extensions.flatMap(\.pageScripts),
      limits: options.limits)
    runtime.interceptsNavigations = extensions.contains(where: \.interceptsNavigations)
    runtime.interceptsRequests = extensions.contains(where: \.interceptsRequests)
    runtime.extensionOfPageWorld = extensions.first(where: \.needsPageWorld)?.name
    session.secret = try engine.install(runtime, receiver: session)
    session.owner = self
    do {
      for part in parts { try part.begin(self) }
    } catch {
      detach()
      throw error
    }
  }

  /// Which documents have the bridge, and which names they may use.
  public var policy: BridgePolicy { session.dispatcher.gate.policy }

  /// The engine of the web view; `nil` after the web view is gone.
  package var engine: (any BridgeEngine)? { session.engine }

  /// Detaches the bridge from its web view. Open calls on both sides, and all later calls, fail with code
  /// `detached`.
  public func detach() {
    session.engine?.uninstall()
    session.close(BridgeError(.detached, "The bridge was detached."))
  }

  /// The module with which pages import the bridge: `import { bridge } from './bridge.js'`.
  public nonisolated static let pageModule = RuntimeSource.module

  /// Adds an observer of the bridge's activity. The bridge keeps `observer` until the bridge ends.
  public func add(observer: some BridgeObserver) { session.observers.add(observer) }

  /// Removes an observer of the bridge's activity.
  public func remove(observer: some BridgeObserver) { session.observers.remove(observer) }

  /// Adds an observer of every frame. The bridge keeps `observer` until the bridge ends.
  public func add(observer: some FrameObserver) { session.observers.add(observer) }

  /// Removes an observer of frames.
  public func remove(observer: some FrameObserver) {
    session.observers.remove(observer)
  }
}

extension [any BridgeExtension] {
  /// - Throws: ``BridgeError`` with code `duplicateName` if two extensions have one name.
  @MainActor fileprivate func checkNames() throws(BridgeError) {
    var names: Set<ByteText> = []
    for part in self where !names.insert(ByteText(part.name)).inserted {
      throw BridgeError(.duplicateName, "parts: has \"\(part.name)\" twice.")
    }
  }
}

extension Bridge {
  /// The documents that have the bridge now, as observers know them.
  package var observedDocuments: [ObservedDocument] { session.live.map(\.observed) }

  /// Returns the bridge to which the messages of an engine go; `nil` after its end.
  package static func receiving(_ receiver: any EngineReceiver) -> Bridge? {
    (receiver as? PageSession)?.owner as? Bridge
  }
}

extension Bridge {
  /// The tables of the bridge's extensions.
  package var extensionTables: [ExtensionTable] { session.extensions.flatMap(\.tables) }
}

extension Bridge {
  /// The frames whose documents have a bridge now: the main frame first, then subframes. Only
  /// ``FrameScope/all`` gives subframes a bridge.
  public var frames: [BridgeFrame] {
    session.live.map { BridgeFrame(identity: $0.identity) }
  }
}

extension Bridge {
  /// Whether the page in the main frame has a bridge.
  public var connection: BridgeConnection { session.connection }

  /// The connection, now and after each change.
  ///
  /// ```swift
  /// for await connection in bridge.connections {
  ///   if case .refused(let error) = connection { show(error.message) }
  /// }
  /// ```
  ///
  /// Each access returns a new sequence. The sequence starts with ``connection``, skips states that changed
  /// again before they were read, and ends after ``BridgeConnection/detached``.
  public var connections: AsyncStream<BridgeConnection> {
    session.connections.subscribe(
      beginningWith: session.connection, bufferingPolicy: .bufferingNewest(1))
  }
}

extension Bridge {
  /// Returns the page as the type that `@PageInterface` made from a protocol.
  ///
  /// ```swift
  /// @PageInterface("cart") protocol CartPage {
  ///   func add(_ item: Item, quantity: Int?) async throws -> Cart
  ///   var changed: BridgeEvents<Cart> { get }
  /// }
  /// let cart: any CartPage = bridge.page($CartPage.self)
  /// let now = try await cart.add(item, quantity: nil)  // calls 'cart.add'
  /// ```
  ///
  /// The returned value keeps the bridge. Handlers should not capture it, nor an object that holds it strongly.
  ///
  /// - Parameters:
  ///   - type: The protocol's name with a dollar sign before it.
  ///   - timeout: How long its calls wait for their answers; `nil` uses the bridge's limit.
  public func page<Client: PageClient>(
    _ type: Client.Type, timeout: Duration? = nil
  ) -> Client {
    Client(PageConnection(bridge: self, timeout: timeout))
  }
}

extension Bridge {
  /// Reads a stream of the page.
  ///
  /// ```swift
  /// for try await n in bridge.stream("page.ticks", as: Int.self) { … }
  /// ```
  ///
  /// The page's handler is a generator, or returns an async iterable or a `ReadableStream`. It is
  /// called when the first element is requested, once for each iteration. Leaving the loop or
  /// cancelling the task calls the generator's `return()`.
  ///
  /// - Parameters:
  ///   - name: The name that the page gave to `bridge.handle`.
  ///   - arguments: Any number of encodable values.
  ///   - frame: The frame of the stream; `nil` is the main frame.
  ///   - timeout: How long to wait until the stream opens; `nil` uses the bridge's limit. The time between
  ///     elements has no limit.
  ///   - type: The type of the elements.
  /// - Returns: The stream. Iterating throws ``BridgeError`` with what the page threw, or with one of the
  ///   bridge's own codes.
  public func stream<each Argument: Encodable, Element: Decodable & Sendable>(
    _ name: String, _ arguments: repeat each Argument, in frame: BridgeFrame? = nil,
    timeout: Duration? = nil, as type: Element.Type = Element.self
  ) -> BridgeStream<Element> {
    let values = Result { () throws(BridgeError) in
      try Name.check(name)
      return try BridgeValue(arguments: repeat each arguments, of: name)
    }
    let session = session
    return BridgeStream(named: name) {
      let document = try session.document(in: frame, for: name)
      return try session.read(
        OutboundRequest(kind: .stream, name: name, arguments: values.get(), timeout: timeout),
        of: document)
    }
  }
}
