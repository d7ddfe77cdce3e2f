import WebBridge

/// Makes scripts of calls. It keeps them until the page is ready, and numbers the calls from 0 on.
///
/// The view's own never has to: it speaks by the bridge, which puts no data in scripts. One of your own,
/// or a subclass, is given scripts, in which all data is quoted.
@preconcurrency @MainActor open class JavaScriptEvaluator: JavaScriptEvaluating {
  private let evaluating: (JavaScript) -> Void
  private var lastID = -1
  private var completions: [Int: Completion] = [:]
  private var waiting: [JavaScript] = []
  private var isInitialized = false

  /// Makes an evaluator.
  ///
  /// - Parameter evaluating: Runs a script in the page.
  public init(evaluating: @escaping (JavaScript) -> Void) { self.evaluating = evaluating }

  /// Runs a script, once the page is ready.
  open func evaluate(_ javaScript: JavaScript) {
    if isInitialized { evaluating(javaScript) } else { waiting.append(javaScript) }
  }

  /// The page is ready: runs what waits.
  open func initialize() {
    isInitialized = true
    let scripts = waiting
    waiting = []
    for script in scripts { evaluating(script) }
  }

  /// Calls a function of the page, by its `_handleMessageFromNative`.
  open func call(_ functionName: String, with parameter: JSON, completion: Completion?) {
    lastID += 1
    completions[lastID] = completion
    let call: BridgeValue = [
      "method": .string(functionName), "callbackId": .int(lastID),
      "data": .string(parameter.isEmpty ? "[]" : parameter),
    ]
    evaluate("window._handleMessageFromNative(\(call.plainText))")
  }

  /// Gives an answer to who called. One that nobody waits for is ignored.
  open func handleResponse(_ response: FromJS.Response) {
    let completion = completions[response.id]
    if response.completed { completions[response.id] = nil }
    completion?(response.data)
  }

  /// The script that gives an answer to a callback: JSON is JavaScript, since ECMAScript 2019 with each of
  /// its characters.
  ///
  /// - Returns: nil where the callback's name is no name.
  static func script(answering name: String, with json: JSON, isComplete: Bool) -> JavaScript? {
    guard isIdentifier(name) else { return nil }
    let ending = isComplete ? " finally { delete window.\(name) }" : ""
    return """
      try { window.\(name)(JSON.parse(\(BridgeValue.string(json).plainText))) } \
      catch (error) { console.error(error) }\(ending)
      """
  }

  private static func isIdentifier(_ name: String) -> Bool {
    let isLegal = name.utf8.enumerated().allSatisfy { place, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"), UInt8(ascii: "$"):
        true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): place > 0
      default: false
      }
    }
    return isLegal && !name.isEmpty
  }
}
