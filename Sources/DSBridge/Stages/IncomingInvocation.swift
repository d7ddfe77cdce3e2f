/// A call of a page.
public struct IncomingInvocation {
  /// What is called.
  public var method: Method
  /// What is given.
  public var signature: Signature

  /// Makes a call.
  public init(method: Method, signature: Signature) {
    (self.method, self.signature) = (method, signature)
  }

  /// Whether the page waits for the answer, and names no callback.
  public var isSynchronous: Bool { signature.indicatesSynchronousCall }

  /// What a page gives with a call.
  public struct Signature {
    /// The one parameter; nil for none.
    public var parameter: Any?
    /// The function of the page's window that takes the answers; nil where the page waits.
    public var callbackFunctionName: String?

    /// Makes a signature.
    public init(parameter: Any? = nil, callbackFunctionName: String? = nil) {
      (self.parameter, self.callbackFunctionName) = (parameter, callbackFunctionName)
    }

    /// Whether there is no callback.
    public var indicatesSynchronousCall: Bool { callbackFunctionName == nil }
  }
}
