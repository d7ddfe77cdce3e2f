#if canImport(JavaScriptCore)
  import JavaScriptCore

  extension ScriptContext {
    /// Creates a function that calls native code. JavaScript runs only on the main thread.
    func makeFunction(_ function: @escaping Function) -> Any {
      let block: @convention(block) () -> String? = {
        let arguments = JSContext.currentArguments() as? [JSValue] ?? []
        let texts = arguments.map { $0.toString() ?? "" }
        return MainActor.assumeIsolated { function(texts) }
      }
      return block
    }
  }
#endif
