/// A handler that begins its calls itself.
struct CustomHandler {
  typealias Begin =
    @MainActor (InboundCall, Dispatcher) throws(BridgeError) -> Task<Void, Never>?

  /// Begins a call of a page.
  let begin: Begin
  /// Begins a synchronous call.
  let block: Begin
  /// Whether a page may call the name synchronously.
  var isSynchronous = false
}

extension Handler {
  /// A handler that answers a synchronous call later. The page is blocked until then. Only extensions have such handlers.
  static func blocking(_ body: @escaping @MainActor (Payload) async throws -> BridgeValue)
    -> Handler
  {
    .custom(
      CustomHandler(
        begin: { call, _ throws(BridgeError) in
          throw BridgeError(
            .badArguments,
            "\"\(call.name)\" is synchronous. Call it with "
              + "bridge.callSync(\"\(call.name)\", …).")
        },
        block: { call, dispatcher throws(BridgeError) in
          let arguments = call.arguments.kept()
          return call.caller.run {
            Task {
              let result: Result<BridgeValue, BridgeError>
              do {
                result = .success(try await body(arguments.readingAhead(as: nil)))
              } catch {
                result = .failure(dispatcher.describe(error, of: call.name))
              }
              BridgeCaller.leave { call.answer(result) }
            }
          }
        }, isSynchronous: true))
  }

  /// A handler that begins immediately and gives its answer to a closure, then or later. The answer keeps its place among
  /// the messages of native code to the page.
  static func answering(_ begin: @escaping @MainActor (Payload, @escaping Give) throws -> Void)
    -> Handler
  {
    .custom(
      CustomHandler(
        begin: { call, dispatcher throws(BridgeError) in
          try call.checkBudget()
          call.began?.record()
          let first = FirstAnswer(call, in: dispatcher, holding: call.hold())
          call.caller.run {
            do {
              try begin(call.arguments) { first.give($0) }
            } catch {
              first.give(.failure(error))
            }
          }
          return nil
        }, block: answersLater))
  }

  /// A handler that decodes the arguments immediately and answers later, or earlier through the closure. The first answer
  /// counts.
  static func early(_ begin: @escaping @MainActor (Payload, @escaping Give) throws -> Answer)
    -> Handler
  {
    .custom(
      CustomHandler(
        begin: { call, dispatcher throws(BridgeError) in
          let first = FirstAnswer(call, in: dispatcher)
          return try dispatcher.start(call, { first.give($0.mapError { $0 }) }) {
            try begin($0) { first.give($0) }
          }
        }, block: answersLater))
  }

  /// A handler that decodes the arguments immediately and answers a `stream` with a sequence, or with one result that it
  /// gives to the closure before it has made the sequence. Only calls of older pages have a closure.
  static func repeating(_ begin: @escaping @MainActor (Payload, Give?) throws -> Opening) -> Handler
  {
    .custom(
      CustomHandler(
        begin: { call, dispatcher throws(BridgeError) in
          guard let write = call.writeStream else { throw Dispatcher.isStream(call.name) }
          let first = FirstAnswer(call, in: dispatcher)
          let give: Give = { first.give($0) }
          return try dispatcher.start(call, { first.give($0.mapError { $0 }) }) {
            let open = try begin($0, $0.isOfOlderPage ? give : nil)
            return { try await Dispatcher.result(of: open(), write) }
          }
        },
        block: { call, _ throws(BridgeError) in throw Dispatcher.isStream(call.name) }))
  }

  private static let answersLater: CustomHandler.Begin = { call, _ throws(BridgeError) in
    throw Dispatcher.answersLater(call.name)
  }
}

/// The answer of a handler that passes it to a closure. Only the first answer counts.
@MainActor private final class FirstAnswer {
  private let hold: Hold?
  private let describe: (any Error) -> BridgeError
  private var deliver: InboundCall.Answer?

  /// - Parameter hold: The handler's part of the document's budget, if it ends with the answer.
  init(_ call: InboundCall, in dispatcher: Dispatcher, holding hold: Hold? = nil) {
    (self.hold, deliver) = (hold, call.answer)
    describe = { [name = call.name, errors = dispatcher.errors] in
      BridgeError(thrown: $0, by: name, detail: errors)
    }
  }

  func give(_ result: Result<BridgeValue, any Error>) {
    guard let deliver else { return }
    self.deliver = nil
    hold?.end()
    BridgeCaller.leave { deliver(result.mapError(describe)) }
  }
}
