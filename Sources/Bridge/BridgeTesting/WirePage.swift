public import BridgeCore

/// A page without an engine: whoever has it posts the texts that a page would post, as `docs/WIRE.md` describes them.
///
/// For measurements and fuzzers of the native side alone, which are packages of their own.
@_spi(Wire) @MainActor public final class WirePage {
  private let testClock: PageClock?
  private var receiver: (any EngineReceiver)?
  private let proof = PageSecret()
  /// The script that runs in documents of a web view; empty until a bridge is attached.
  @_spi(Wire) public private(set) var script = ""

  /// Creates a page.
  ///
  /// - Parameter clock: The clock of the bridge's deadlines; `nil` for the system's.
  @_spi(Wire) public init(clock: PageClock? = nil) { testClock = clock }

  /// The first word of a document's hello, which proves that the runtime speaks.
  @_spi(Wire) public var secret: String { proof.text }

  /// Posts a text. Without a bridge it is refused, as in a web view that had one.
  ///
  /// - Parameter reply: Called with the answer, once, at any time.
  @_spi(Wire) public func post(
    _ text: [UInt8], reply: @escaping @MainActor (consuming [UInt8]) -> Void
  ) {
    guard let receiver else { return reply(Array(PageRuntime.refusal(of: text).utf8)) }
    receiver.receive(utf8: text, from: MessageSource(), reply: reply)
  }

  /// Calls `prompt(message, text)`.
  ///
  /// - Parameter reply: Called with the answer of the bridge.
  /// - Returns: Whether the prompt belongs to the bridge.
  @_spi(Wire) public func prompt(
    _ message: String, _ text: String, reply: @escaping @MainActor (String) -> Void
  ) -> Bool {
    receiver?.receive(prompt: message, text: text, reply: reply) ?? false
  }

  /// Releases the bridge, as a web view does that ends.
  @_spi(Wire) public func end() { receiver = nil }
}

extension WirePage: BridgeEngine {
  package var clock: any BridgeClock { testClock ?? Self.system }
  private static let system: any BridgeClock = SystemClock()

  package func install(
    _ runtime: PageRuntime, receiver: any EngineReceiver
  ) throws -> PageSecret {
    self.receiver = receiver
    script = runtime.script(secret: proof)
    return proof
  }

  package func uninstall() { receiver = nil }
  package func wake() {}
}

extension Bridge {
  /// Attaches a bridge to a page without an engine.
  @_spi(Wire) public convenience init(
    attachedTo page: WirePage, policy: BridgePolicy, options: BridgeOptions = BridgeOptions(),
    parts: [BridgePart] = []
  ) throws {
    try self.init(
      attachedTo: page as any BridgeEngine, policy: policy, options: options, parts: parts)
  }
}
