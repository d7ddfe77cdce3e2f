#if !canImport(JavaScriptCore)
  import WebKitGTK

  extension ScriptContext {
    /// A function that calls native code; JavaScript runs on the main thread only.
    func makeFunction(_ function: @escaping Function) -> ScriptValue {
      JSValue(newFunctionIn: context) { _, arguments in
        let texts = arguments.map { $0.toString() }
        return MainActor.assumeIsolated { function(texts) }
      }
    }
  }
#endif
