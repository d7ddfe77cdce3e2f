import Foundation
import WebBridge

/// The native modules of both sides, over Foundation values as in the original.
@MainActor final class KKJSBridgeModules {
  typealias Respond = @MainActor (_ answer: Any?) -> Void

  enum Method {
    /// A method that answers before it returns, as synchronous calls require.
    case now(@MainActor (_ data: Any?) -> Any?)
    /// A method that answers later, more than once, or not at all.
    case later(@MainActor (_ data: Any?, _ respond: @escaping Respond) -> Void)
  }

  /// Sends an event in the way of the side.
  var emit: @MainActor (_ name: String, _ data: Any?) -> Void = { _, _ in }
  private var noted: [Any] = []
  private var waiting: [Respond] = []

  /// The methods by module and name.
  lazy var methods: [String: Method] = [
    "default.version": .now { _ in ["version": "1.3"] },
    "test.mark": .now { _ in ["mark": true] },
    "test.echo": .now { $0 },
    "test.nothing": .now { _ in nil },
    "test.null": .now { _ in NSNull() },
    "test.number": .now { _ in 5 },
    "test.values": .now { _ in
      [
        "int": 10, "double": 2.5, "yes": true, "no": NSNumber(value: false), "none": NSNull(),
        "text": "it's \"\\ \u{2028}", "list": [1, [2], ["a": 0.1]] as [Any],
        "empty": [String: Any](),
      ]
    },
    "test.price": .now { data in
      ((data as? [String: Any])?["price"] as? Double).map { ["total": $0 * 2] as [String: Any] }
    },
    "test.flag": .now { data in
      ((data as? [String: Any])?["on"] as? Bool).map { ["on": !$0] as [String: Any] }
    },
    "test.note": .now { [unowned self] data in
      noted.append(data ?? "nil")
      return nil
    },
    "test.notes": .now { [unowned self] _ in ["list": noted] },
    "test.twice": .later { _, respond in
      respond(["n": 1])
      respond(["n": 2])
    },
    "test.silent": .later { _, _ in },
    "test.hold": .later { [unowned self] _, respond in waiting.append(respond) },
    "test.free": .now { [unowned self] _ in
      let held = waiting
      waiting = []
      for (index, respond) in held.enumerated().reversed() { respond(["held": index]) }
      return nil
    },
    "test.soon": .later { data, respond in Task { respond(data) } },
    "test.emit": .now { [unowned self] data in
      guard let event = data as? [String: Any], let name = event["name"] as? String else {
        return nil
      }
      emit(name, event["data"])
      return nil
    },
  ]

  /// Forgets what earlier pages noted, and drops their pending answers.
  func forget() { (noted, waiting) = ([], []) }

  /// Registers the methods with a bridge.
  func register(with bridge: Bridge) throws {
    for (name, method) in methods {
      switch method {
      case .now(let body):
        try bridge.handle(name) { (data: BridgeValue?) in
          try BridgeValue(foundation: body(data?.foundation))
        }
      case .later(let body):
        try bridge.handle(name) { (data: BridgeValue?) async throws in
          try await withCheckedThrowingContinuation { continuation in
            let answer = FirstAnswer(continuation)
            body(data?.foundation) { answer.give($0) }
          }
        }
      }
    }
    emit = { [weak bridge] name, data in
      bridge?.emit(name, (try? BridgeValue(foundation: data)) ?? .undefined)
    }
  }
}

/// Resumes with the first answer of a method, or throws if the method drops it.
@MainActor final class FirstAnswer {
  private var continuation: CheckedContinuation<BridgeValue, any Error>?

  init(_ continuation: CheckedContinuation<BridgeValue, any Error>) {
    self.continuation = continuation
  }

  deinit { continuation?.resume(throwing: CancellationError()) }

  func give(_ answer: Any?) {
    continuation?.resume(with: Result { try BridgeValue(foundation: answer) })
    continuation = nil
  }
}
