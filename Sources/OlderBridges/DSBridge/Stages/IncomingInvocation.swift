/// A call from a page.
public struct IncomingInvocation {
  /// The called method.
  public var method: Method
  /// The parameter and the callback of the call.
  public var signature: Signature

  /// Makes a call.
  public init(method: Method, signature: Signature) {
    (self.method, self.signature) = (method, signature)
  }

  /// Whether the page waits for the answer, because the call has no callback.
  public var isSynchronous: Bool { signature.indicatesSynchronousCall }

  /// The parameter and the callback of a page's call.
  public struct Signature {
    /// The single parameter; `nil` if there is none.
    public var parameter: Any?
    /// The function of the page's window that takes the answers; `nil` if the page waits.
    public var callbackFunctionName: String?

    /// Makes a signature.
    public init(parameter: Any? = nil, callbackFunctionName: String? = nil) {
      (self.parameter, self.callbackFunctionName) = (parameter, callbackFunctionName)
    }

    /// Whether there is no callback.
    public var indicatesSynchronousCall: Bool { callbackFunctionName == nil }
  }
}

/// Values that come from a page.
public enum FromJS {
  /// A page's answer to a native call.
  public struct Response {
    /// The number of the call.
    public let id: Int
    /// The answer; `NSNull` if there is none.
    public let data: Any
    /// Whether this is the last answer.
    public let completed: Bool

    /// Makes a response.
    public init(id: Int, data: Any, completed: Bool) {
      (self.id, self.data, self.completed) = (id, data, completed)
    }
  }
}
