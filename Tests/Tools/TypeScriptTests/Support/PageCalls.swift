import BridgeTesting
import Foundation

/// A script of a page that contains a list of calls, one per line.
struct PageCalls {
  struct Call {
    var text: String
    var isRight: Bool

    /// The called method.
    var method: String { text.firstMatch(of: #/\.(\w+)\(/#).map { String($0.1) } ?? "" }
  }

  enum Outcome {
    /// The result of the call, as an expression.
    case gave(String)
    /// The code of the error.
    case failed(String)
  }

  let text: String
  /// The script before the list.
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
          return \(call.text).then(
            async (value) => '=' + await expression(value), (error) => error.code)
        })()
        """, as: String.self)
      outcomes.append(outcome.hasPrefix("=") ? .gave("\(outcome.dropFirst())") : .failed(outcome))
    }
    return outcomes
  }

  /// The script before the list without its imports, and an asynchronous function
  /// `expression`, which writes a value as TypeScript.
  var prelude: String {
    let lines = beginning.split(separator: "\n").filter { !$0.hasPrefix("import ") }
    return lines.joined(separator: "\n") + "\n" + Self.expression
  }

  /// A function that writes a value as an expression that makes the value.
  private static let expression = """
    const every = async (items) => (await Promise.all(Array.from(items, expression))).join(', ')
    /** A blob of Swift's, with what its methods give. */
    const blobExpression = async (blob) => {
      const members = Object.getOwnPropertyNames(blob).map(async (name) => {
        if (typeof blob[name] !== 'function') return `${name}: ${await expression(blob[name])}`
        if (name === 'release') return 'release: () => {}'
        if (name !== 'stream') return `${name}: async () => ${await expression(await blob[name]())}`
        let yields = ''
        for await (const piece of blob.stream()) yields += `yield ${await expression(piece)}; `
        return `stream: async function* () { ${yields}return undefined }`
      })
      return '{ ' + (await Promise.all(members)).join(', ') + ' }'
    }
    const expression = async (value) => {
      const list = async (items) => `[${await every(items)}]`
      switch (typeof value) {
        case 'bigint': return value + 'n'
        case 'string': return JSON.stringify(value)
        case 'object': break
        default: return String(value)
      }
      if (value === null) return 'null'
      if (Array.isArray(value)) return list(value)
      if ('release' in value) return blobExpression(value)
      switch (value.constructor) {
        case Date: return `new Date(${value.getTime()})`
        case Uint8Array: case Set: case Map:
          return `new ${value.constructor.name}(${await list(value)})`
        case ArrayBuffer: return `new ArrayBuffer(${value.byteLength})`
        case Blob: case File:
          const parts = await list([await value.text()])
          const name = value instanceof File ? `, ${JSON.stringify(value.name)}` : ''
          return `new ${value.constructor.name}(${parts}${name})`
        case Object: break
        default: throw new Error(`no expression makes a ${value.constructor.name}`)
      }
      const members = Object.entries(value).map(async (entry) =>
        (await Promise.all(entry.map(expression))).join(': '))
      return '{ ' + (await Promise.all(members)).join(', ') + ' }'
    }
    """
}
