import BridgeTesting
import Foundation

/// A script of a page that holds a list of calls, one to a line.
struct PageCalls {
  struct Call {
    var text: String
    var isRight: Bool

    /// The method that is called.
    var method: String { text.firstMatch(of: #/\.(\w+)\(/#).map { String($0.1) } ?? "" }
  }

  enum Outcome {
    /// What the call gave, as an expression.
    case gave(String)
    /// The code of the error.
    case failed(String)
  }

  let text: String
  /// What stands before the list.
  let beginning: String
  let all: [Call]

  init(_ text: String) {
    self.text = text
    let parts = text.components(separatedBy: "export const calls = [\n")
    beginning = parts[0]
    all = parts[1].split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: #/ +(.+\)),(  \/\/ error TS\d+)?/#) else { return nil }
      return Call(text: String(match.1), isRight: match.2 == nil)
    }
  }

  /// Makes the calls in a page.
  @MainActor func run(in page: InMemoryPage) async throws -> [Outcome] {
    var outcomes: [Outcome] = []
    for call in all {
      let outcome = try await page.evaluate(
        """
        (async () => {
          \(prelude)
          return \(call.text).then((value) => '=' + expression(value), (error) => error.code)
        })()
        """, as: String.self)
      outcomes.append(outcome.hasPrefix("=") ? .gave("\(outcome.dropFirst())") : .failed(outcome))
    }
    return outcomes
  }

  /// The beginning as a part of a script, and a function `expression`, which writes a value as TypeScript.
  var prelude: String {
    let lines = beginning.split(separator: "\n").filter { !$0.hasPrefix("import ") }
    return lines.joined(separator: "\n") + "\n" + Self.expression
  }

  /// A function that writes a value as an expression which makes that value.
  private static let expression = """
    const expression = (value) => {
      const list = (items) => '[' + Array.from(items, expression).join(', ') + ']'
      switch (typeof value) {
        case 'bigint': return value + 'n'
        case 'string': return JSON.stringify(value)
        case 'object': break
        default: return String(value)
      }
      if (value === null) return 'null'
      if (Array.isArray(value)) return list(value)
      switch (value.constructor) {
        case Date: return `new Date(${value.getTime()})`
        case Uint8Array: case Set: case Map: return `new ${value.constructor.name}(${list(value)})`
        case Object: break
        default: throw new Error(`no expression makes a ${value.constructor.name}`)
      }
      const members = Object.entries(value).map((entry) => entry.map(expression).join(': '))
      return '{ ' + members.join(', ') + ' }'
    }
    """
}
