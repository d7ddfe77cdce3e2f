#if Macros
  import DSBridge
  import Foundation

  @Exposed
  class PageInterface {
    var log: [String] = []

    func returnValue() -> Int { 101 }
    func save(_ text: String) { log.append(text) }
    func clear() { log = [] }
    func greet(using name: String) -> String { "Hello, \(name)" }
    func total(_ prices: [String: Double]) -> Double { prices.values.reduce(0, +) }

    func asyncStyledFunction(callback: (String, Bool) -> Void) {
      callback("Async response", true)
    }

    func once(text: String, completion: @escaping (String) -> Void) {
      DispatchQueue.global().async { completion(text.uppercased()) }
    }

    func asyncFunction(input: Int, completion: @escaping (Int, Bool) -> Void) {
      completion(input + 1, false)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
        completion(input + 2, false)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.04) {
        completion(input + 3, true)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.06) {
        completion(input + 4, true)
      }
    }

    @unexposed
    func localMethod() -> String { "local" }
  }

  @Exposed
  enum EnumInterface {
    case onStreet
    case inSchool

    func getName() -> String {
      switch self {
      case .onStreet:
        "Heisenberg"
      case .inSchool:
        "Walter White"
      }
    }
  }

  @Exposed
  struct StructInterface {
    let factor: Int

    func times(_ number: Int) -> Int { factor * number }
  }
#endif
