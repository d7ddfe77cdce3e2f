#if Macros
  import DSBridge
  import Foundation
  import TestSupport
  import Testing

  @Exposed @MainActor private final class Example {
    var called: [String] = []
    func plain() { called.append("plain") }
    func text(parameter: String) { called.append("text \(parameter)") }
    func result() -> String { "result" }
    func once(completion: (String) -> Void) {
      called.append("once")
      completion("at once")
    }
    func steps(completion: (String, Bool) -> Void) {
      called.append("steps")
      completion("first", false)
      completion("last", true)
    }
    func flag(_ flag: Bool, completion: @escaping (Int, Bool) -> Void) {
      called.append("flag \(flag)")
      completion(5, false)
    }
    func maybe(_ text: String?) -> String { text ?? "none" }
    func awaits() async -> String { "awaited" }
  }

  /// Dispatchers and interfaces that apps call without a page.
  @MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct DispatchTests {
    private let example = Example()

    private func dispatcher(
      _ take: @escaping (AsyncResponse) -> Void = { _ in }
    ) -> InvocationDispatcher {
      let dispatcher = InvocationDispatcher(asyncResponseHandler: take)
      dispatcher.addInterface(example, by: "example")
      return dispatcher
    }

    private func call(_ name: String, _ parameter: Any? = nil, callback: String? = nil)
      -> IncomingInvocation
    {
      IncomingInvocation(
        method: Method(namespace: "example", name: name),
        signature: .init(parameter: parameter, callbackFunctionName: callback))
    }

    @Test func `methods are called before dispatch returns`() {
      let dispatcher = dispatcher()
      _ = dispatcher.dispatch(call("plain"))
      _ = dispatcher.dispatch(call("once", callback: "f"))
      _ = dispatcher.dispatch(call("text", "a"))
      _ = dispatcher.dispatch(call("steps", callback: "g"))
      _ = dispatcher.dispatch(call("flag", true, callback: "h"))
      _ = dispatcher.dispatch(call("once"))
      #expect(example.called == ["plain", "once", "text a", "steps", "flag true", "once"])
    }

    @Test func `a call with a callback returns nothing, and the callback gets the answers`()
      async throws
    {
      var answers: [AsyncResponse] = []
      let dispatcher = dispatcher { answers.append($0) }
      for name in ["once", "steps", "result", "plain", "awaits"] {
        let response = dispatcher.dispatch(call(name, [String: Any](), callback: name))
        #expect(response.code == .unhandled)
        #expect(response.data as? String == "")
      }
      while answers.count < 6 { try await turn() }
      func heard(_ name: String) -> [String] {
        answers.filter { $0.functionName == name }.map { "\($0.data) \($0.completed)" }
      }
      #expect(heard("once") == ["at once true"])
      #expect(heard("steps") == ["first false", "last true"])
      #expect(heard("result") == ["result true"])
      #expect(heard("plain") == [" true"])
      #expect(heard("awaits") == ["awaited true"])
    }

    @Test func `a call without a callback returns the code of the answer`() {
      let dispatcher = dispatcher()
      let ear = Ear()
      dispatcher.logger = ear
      func outcome(_ name: String, _ parameter: Any? = nil) -> String {
        let response = dispatcher.dispatch(call(name, parameter))
        return "\(response.code.rawValue) \(response.data)"
      }
      #expect(outcome("result") == "0 result")
      #expect(outcome("result", "a parameter too many") == "0 result")
      #expect(outcome("plain", 5) == "0 ")
      #expect(outcome("maybe") == "0 none")
      #expect(outcome("maybe", [String: Any]()) == "0 none")
      #expect(outcome("once") == "0 ")
      #expect(ear.heard == [])
      #expect(outcome("missing") == "-1 ")
      #expect(outcome("text", 5) == "-1 ")
      #expect(ear.heard.count == 2)
    }

    @Test func `an interface is called by its own methods, with a parameter too many`() {
      #expect(example.handle(calling: "result", with: "text") as? String == "result")
      #expect(example.handle(calling: "result", with: nil) as? String == "result")
      #expect(example.handle(calling: "plain", with: 5) == nil)
      #expect(example.handle(calling: "maybe", with: "a") as? String == "a")
      #expect(example.handle(calling: "once", with: nil) == nil)
      var answers: [String] = []
      example.handle(calling: "steps", with: "text") { answers.append("\($0 ?? "") \($1)") }
      #expect(example.called == ["plain", "once", "steps"])
      #expect(answers == ["first false", "last true"])
    }
  }
#endif
