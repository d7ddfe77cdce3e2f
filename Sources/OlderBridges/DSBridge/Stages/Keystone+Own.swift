import Foundation
import WebBridge

/// The methods of the namespace `_dsb`, which belong to the protocol of a page's script. Dispatchers do not
/// receive them.
extension Keystone {
  /// - Returns: The answer, or `nil` if the call is not one of these methods.
  func handleOwn(_ invocation: IncomingInvocation) -> Response? {
    guard invocation.method.namespace == "_dsb" else { return nil }
    let parameters = invocation.signature.parameter as? [String: Any] ?? [:]
    var answer: Any?
    switch invocation.method.name {
    case "dsinit": javaScriptEvaluator.initialize()
    case "closePage": dismiss()
    case "returnValue":
      guard let id = parameters["id"] as? Int else {
        report(BridgeError(.badArguments, "\"_dsb.returnValue\" has no id."))
        return .empty
      }
      javaScriptEvaluator.handleResponse(
        FromJS.Response(
          id: id, data: parameters["data"] ?? NSNull(),
          completed: parameters["complete"] as? Bool ?? true))
    case "hasNativeMethod": answer = hasMethod(parameters)
    case "disableJavascriptDialogBlock":
      connection?.bridge?.setDialogsBlock(!(parameters["disable"] as? Bool ?? true))
    default: return nil
    }
    if let name = invocation.signature.callbackFunctionName {
      deliverAsyncResponse(AsyncResponse(functionName: name, data: answer, completed: true))
    }
    return Response(code: .success, data: answer)
  }

  private func hasMethod(_ parameters: [String: Any]) -> Bool {
    guard let name = parameters["name"] as? String,
      let method = try? methodResolver.resolveMethodFromRaw(name)
    else { return false }
    let isSynchronous: Bool? =
      switch parameters["type"] as? String {
      case "syn": true
      case "asyn": false
      default: nil
      }
    return method.namespace == "_dsb"
      || invocationDispatcher.hasMethod(method, isSynchronous: isSynchronous)
  }
}
