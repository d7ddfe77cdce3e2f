#if Macros
  import DSBridge
  import Foundation

  /// The native interface of most rows, declared as the original's documentation declares such types.
  @Exposed @MainActor final class Methods {
    var noted: [String] = []
    private var held: [() -> Void] = []

    func returnValue() -> Int { 101 }
    func name() -> String { "it's \"native\" \u{2028} \\ é漢🙂" }
    func nothing() { noted.append("nothing") }
    func echoText(_ text: String) -> String { text }
    func echoInt(_ number: Int) -> Int { number }
    func echoDouble(_ number: Double) -> Double { number }
    func echoBool(_ flag: Bool) -> Bool { flag }
    func echoList(_ list: [Int]) -> [Int] { list }
    func echoObject(_ object: [String: Int]) -> [String: Int] { object }
    func echoAny(_ value: Any) -> Any { value }
    func keys(_ info: [String: Any]) -> [String] { info.keys.sorted() }
    func info() -> [String: Any] {
      ["text": "a", "list": [1, 2.5, true, NSNull()], "none": NSNull()]
    }
    func note(_ text: String) { noted.append(text) }
    func notes() -> [String] { noted }

    func later(_ text: String, completion: @escaping (String, Bool) -> Void) {
      completion(text + "!", true)
    }
    func once(_ text: String, completion: @escaping (String) -> Void) { completion(text) }
    func hold(_ text: String, completion: @escaping (String, Bool) -> Void) {
      held.append { completion(text, true) }
    }
    func holdOnce(_ text: String, completion: @escaping (String) -> Void) {
      held.append { completion(text) }
    }
    /// Answers the calls that it holds, the last one first, and then its own call.
    func free(_ text: String, completion: @escaping (String, Bool) -> Void) {
      for answer in held.reversed() { answer() }
      held = []
      completion(text, true)
    }
    func soon(_ text: String, completion: @escaping @Sendable (String, Bool) -> Void) {
      DispatchQueue.main.async { completion(text + "…", true) }
    }
    func laterAny(_ value: Any, completion: @escaping (Any, Bool) -> Void) {
      completion(value, true)
    }
    func open(completion: @escaping (String, Bool) -> Void) {
      noted.append("open")
      completion("opened", true)
    }
    func write(_ text: String, completion: @escaping (String, Bool) -> Void) {
      noted.append(text)
      completion(text, true)
    }
    func count(_ number: Int, completion: @escaping (Int, Bool) -> Void) {
      for step in 1...number { completion(step, step == number) }
    }
    func steps(completion: @escaping @Sendable (Int, Bool) -> Void) {
      completion(1, false)
      DispatchQueue.main.async {
        completion(2, false)
        DispatchQueue.main.async { completion(3, true) }
      }
    }
    func twice(completion: @escaping (Int, Bool) -> Void) {
      completion(1, true)
      completion(2, true)
    }
    func marker(_ number: Int, completion: @escaping (Int, Bool) -> Void) {
      completion(number, true)
    }
  }

  extension Methods: OriginalInterface {
    var synchronous: [String: Synchronous] {
      [
        "returnValue": { _ in self.returnValue() },
        "name": { _ in self.name() },
        "nothing": { _ in
          self.nothing()
          return nil
        },
        "echoText": taking { self.echoText($0) },
        "echoInt": taking { self.echoInt($0) },
        "echoDouble": taking { self.echoDouble($0) },
        "echoBool": taking { self.echoBool($0) },
        "echoList": taking { self.echoList($0) },
        "echoObject": taking { self.echoObject($0) },
        "echoAny": taking { (value: Any) in self.echoAny(value) },
        "keys": taking { self.keys($0) },
        "info": { _ in self.info() },
        "note": taking {
          self.note($0)
          return nil
        },
        "notes": { _ in self.notes() },
      ]
    }

    var asynchronous: [String: Asynchronous] {
      [
        "later": taking { self.later($0, completion: $1) },
        "soon": taking { (text: String, completion: @escaping (String, Bool) -> Void) in
          let completion = MainThreadOnly(completion)
          self.soon(text) { answer, isLast in
            MainActor.assumeIsolated { completion.value(answer, isLast) }
          }
        },
        "once": taking { (text: String, completion: @escaping (String, Bool) -> Void) in
          self.once(text) { completion($0, true) }
        },
        "hold": taking { self.hold($0, completion: $1) },
        "holdOnce": taking { (text: String, completion: @escaping (String, Bool) -> Void) in
          self.holdOnce(text) { completion($0, true) }
        },
        "free": taking { self.free($0, completion: $1) },
        "laterAny": taking { (value: Any, completion: @escaping (Any, Bool) -> Void) in
          self.laterAny(value, completion: completion)
        },
        "open": { _, completion in self.open { completion($0, $1) } },
        "write": taking { self.write($0, completion: $1) },
        "count": taking { self.count($0, completion: $1) },
        "steps": { _, completion in
          let completion = MainThreadOnly(completion)
          self.steps { answer, isLast in
            MainActor.assumeIsolated { completion.value(answer, isLast) }
          }
        },
        "twice": { _, completion in self.twice { completion($0, $1) } },
        "marker": taking { self.marker($0, completion: $1) },
      ]
    }
  }

  /// An interface without state.
  @Exposed enum Place {
    case street, school
    func title() -> String { self == .street ? "street" : "school" }
  }

  extension Place: OriginalInterface {
    var synchronous: [String: Synchronous] { ["title": { _ in self.title() }] }
    var asynchronous: [String: Asynchronous] { [:] }
  }
#endif
