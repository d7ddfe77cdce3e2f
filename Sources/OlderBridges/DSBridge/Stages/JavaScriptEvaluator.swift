import WebBridge

/// Turns calls into scripts, keeps the scripts until the page is ready, and numbers the calls from 0.
///
/// The view's own evaluator makes no scripts, because the view sends calls and answers over the bridge, which
/// puts no data in scripts. Your own evaluator, or a subclass, receives scripts in which all data is quoted.
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

  /// Runs a script once the page is ready.
  open func evaluate(_ javaScript: JavaScript) {
    if isInitialized { evaluating(javaScript) } else { waiting.append(javaScript) }
  }

  /// Called when the page is ready. Runs the waiting scripts.
  open func initialize() {
    isInitialized = true
    let scripts = waiting
    waiting = []
    for script in scripts { evaluating(script) }
  }

  /// Calls a function of the page through the page's `_handleMessageFromNative`.
  open func call(_ functionName: String, with parameter: JSON, completion: Completion?) {
    lastID += 1
    completions[lastID] = completion
    let call: BridgeValue = [
      "method": .string(functionName), "callbackId": .int(lastID),
      "data": .string(parameter.isEmpty ? "[]" : parameter),
    ]
    evaluate("window._handleMessageFromNative(\(call.plainText))")
  }

  /// Passes an answer to the completion of its call. An answer without a waiting completion is ignored.
  open func handleResponse(_ response: FromJS.Response) {
    let completion = completions[response.id]
    if response.completed { completions[response.id] = nil }
    completion?(response.data)
  }

  /// Returns the script that passes an answer to a callback. The JSON may stand in the script, because all JSON is
  /// JavaScript since ECMAScript 2019.
  ///
  /// - Returns: The script, or `nil` if the callback's name is not an identifier.
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

/// Sends calls and answers from native code to the page. Set `keystone.javaScriptEvaluator` to your own type to
/// send them in another way.
@preconcurrency @MainActor public protocol JavaScriptEvaluating: AnyObject {
  /// Receives an answer of the page's function.
  typealias Completion = (Any) -> Void

  /// Runs a script that passes an answer to a page's callback.
  func evaluate(_ javaScript: JavaScript)
  /// Calls a function of the page.
  ///
  /// - Parameters:
  ///   - functionName: The name that the page registered.
  ///   - parameter: The list of arguments as JSON; empty if there are none.
  ///   - completion: Receives each answer.
  func call(_ functionName: String, with parameter: JSON, completion: Completion?)
  /// Handles an answer of the page.
  func handleResponse(_ response: FromJS.Response)
  /// Called when the page is ready for scripts.
  func initialize()
}
