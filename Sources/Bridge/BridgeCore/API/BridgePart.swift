public import BridgeCodec
import Logging

/// An addition to a bridge, such as a monitor or the APIs of older bridges.
///
/// ```swift
/// let bridge = try Bridge(
///   attachedTo: webView, policy: policy, parts: [.dialects([.dsBridge]), .recovery(.backOff())])
/// ```
///
/// A bridge has its parts from its start to its end, and their order does not matter. What has to be there before the
/// web view is created, such as served folders, belongs to the configuration and is no part.
///
/// ``init(_:script:options:attach:)`` makes a part of your own: see <doc:Parts>.
@MainActor public struct BridgePart {
  /// Makes the extension of a bridge; `nil` if the part needs none.
  let makeExtension: @MainActor (any BridgeEngine) throws -> (any BridgeExtension)?
  /// Called with the bridge after it was attached.
  let begin: @MainActor (Bridge) throws -> Void

  /// - Parameters:
  ///   - makeExtension: Makes the extension of a bridge. It begins nothing, because the bridge may not come about.
  ///   - begin: Called with the bridge after it was attached.
  package init(
    extension makeExtension:
      @escaping @MainActor (any BridgeEngine) throws ->
      (any BridgeExtension)? = { _ in nil },
    begin: @escaping @MainActor (Bridge) throws -> Void = { _ in }
  ) {
    (self.makeExtension, self.begin) = (makeExtension, begin)
  }

  /// Makes a part of an extension.
  package init(_ part: any BridgeExtension) { self.init(extension: { _ in part }) }

  /// Makes a part of your own.
  ///
  /// - Parameters:
  ///   - name: The name of the part: letters, digits, `.`, `_`, `$` and `-`. A bridge has one part of each name.
  ///   - script: A JavaScript function of the part's own `part` object and `options`, as text. It runs at the start of
  ///     every document that has the bridge, before the page's own scripts: see <doc:Parts>. `nil` if the part has no
  ///     script.
  ///   - options: The options for the script.
  ///   - attach: Called when the bridge is attached, before any page is loaded with it. The part registers its methods
  ///     here, and the observers and listeners that it needs. Throwing an error ends the bridge, and the initializer of
  ///     the bridge throws the error.
  public init(
    _ name: String, script: String? = nil, options: BridgeValue = .null,
    attach: @escaping @MainActor (BridgePartContext) throws -> Void = { _ in }
  ) {
    self.init(
      extension: { engine in
        try BridgePartContext.check(name, "The name of a part")
        if let script, let error = engine.syntaxError(in: "(\(script)\n)") {
          throw BridgeError(
            .badArguments, "The script of the part \"\(name)\" is no function: \(error)")
        }
        return OwnScript(of: name, script: script, options: options)
      },
      begin: { try attach(BridgePartContext(bridge: $0, name: name)) })
  }
}

/// What a part does with its bridge.
@MainActor public struct BridgePartContext {
  /// The bridge, to which the part may add observers.
  public let bridge: Bridge
  /// The beginning of the names of the part's methods and events.
  private let prefix: String

  fileprivate init(bridge: Bridge, name: String) {
    (self.bridge, prefix) = (bridge, OwnScript.prefix(of: name))
  }

  /// Registers a method of the part, which only the part's script can call.
  ///
  /// The policy and the app's authorization do not apply, because the part and not the page makes the call. The page
  /// may influence what its scripts pass, so check the arguments. ``BridgeCaller/current`` is the caller.
  ///
  /// - Parameters:
  ///   - name: The name of the method: letters, digits, `.`, `_`, `$` and `-`.
  ///   - body: Called with the arguments of the script, for each call.
  /// - Throws: ``BridgeError`` with the code `invalidName` if the name has another character, `duplicateName` if there
  ///   is such a method. The part `a.b` with `c` and the part `a` with `b.c` have the same one.
  public func handle<each Parameter: Decodable, Result: Encodable>(
    _ name: String, _ body: @escaping @MainActor (repeat each Parameter) async throws -> Result
  ) throws {
    try add(name) { payload in
      let arguments: (repeat each Parameter) = try payload.arguments(of: name)
      return { try BridgeValue(result: await body(repeat each arguments), of: name) }
    }
  }

  /// Registers a method of the part that returns nothing.
  @_disfavoredOverload
  public func handle<each Parameter: Decodable>(
    _ name: String, _ body: @escaping @MainActor (repeat each Parameter) async throws -> Void?
  ) throws {
    try add(name) { payload in
      let arguments: (repeat each Parameter) = try payload.arguments(of: name)
      return {
        _ = try await body(repeat each arguments)
        return .undefined
      }
    }
  }

  /// Emits an event to the part's script in every current document. The page's own scripts do not hear it.
  ///
  /// - Parameters:
  ///   - name: The name of the event: letters, digits, `.`, `_`, `$` and `-`.
  ///   - value: Any encodable value. A value that cannot be encoded is logged, and not sent.
  public func emit(_ name: String, _ value: some Encodable) {
    do {
      try Self.check(name, "The name of an event of a part")
      bridge.session.emit(prefix + name, try BridgeValue(encoding: value))
    } catch {
      bridge.session.log.error("Event \"\(name)\" of a part was not sent: \(error)")
    }
  }

  private func add(
    _ name: String, _ begin: @escaping @MainActor (Payload) throws -> Handler.Answer
  ) throws {
    try Self.check(name, "The name of a method of a part")
    guard !bridge.session.dispatcher.registry.hasBuiltIn(prefix + name) else {
      throw BridgeError(.duplicateName, "A part of this bridge has the method \"\(name)\" already.")
    }
    bridge.session.dispatcher.registry.add(builtIn: prefix + name, .asynchronous(begin))
  }

  /// - Throws: ``BridgeError`` with the code `invalidName` if a name has other characters than those that need no quotes.
  fileprivate static func check(_ name: String, _ what: String) throws(BridgeError) {
    let isPlain = name.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "$"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isPlain, (1...100).contains(name.utf8.count) else {
      throw BridgeError(
        .invalidName,
        "\(what) is 1 to 100 letters, digits, \".\", \"_\", \"$\" and \"-\", and \"\(name)\" is not."
      )
    }
  }
}
