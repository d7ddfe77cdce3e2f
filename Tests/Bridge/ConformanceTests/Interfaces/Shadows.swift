import WebBridge

// Names that the code of the macros might pick up by mistake.
private let methods = 40
private let arguments = 2

/// Types of an app with the names of the bridge's and Swift's types.
enum Shadows {
  struct String: Codable, Equatable { var text = "shadow" }
  struct Result: Codable {}
  struct Bool {}
  struct Task {}
  struct Arguments {}
  struct BridgeError {}
  struct ExposedInterface {}
  struct ExposedMethods {}
  struct ExposedArguments {}
  struct MethodDescription {}
  struct ParameterDescription {}
  struct CallAnswer<Value> {}
  struct RepeatedAnswer<Value> {}
  struct PageClient {}
  struct PageConnection {}

  @Exposed("shadows") final class Object: Sendable {
    func sum(_ methods: Int = methods, arguments: Int = arguments) -> Int { methods + arguments }
    func answer(_ text: String = String(), answer: (String) -> Void) { answer(text) }
    func steps(arguments: Int, methods: (Int, Swift.Bool) -> Void) { methods(arguments, true) }
    func later() async throws -> String { String(text: "later") }
    func `default`(`self`: Int, for: Int, `in` value: Int, `let`: Int) -> [Int] {
      [`self`, `for`, value, `let`]
    }
    func exposeMethods() -> Int { 1 }
    func add(_ description: Int) -> Int { description }
  }

  @PageInterface("shadows") protocol Page {
    func sum(_ page: Int, connection: Int, `self`: Int, for: Int) async throws -> Int
    func call() async throws -> String
    func `init`(_ text: String) async throws
  }
}
