#if !canImport(JavaScriptCore)
  import WebKitGTK

  extension ScriptContext {
    /// Creates a function that calls native code. JavaScript runs only on the main thread.
    func makeFunction(_ function: @escaping Function) -> ScriptValue {
      JSValue(newFunctionIn: context) { _, arguments in
        let texts = arguments.map { $0.toString() }
        return MainActor.assumeIsolated { function(texts) }
      }
    }
  }
#endif
