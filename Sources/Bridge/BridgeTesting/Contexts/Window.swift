extension ScriptContext {
  /// Adds the parts of a browser window to the global object.
  ///
  /// - Parameter natives: The engine's functions that the window calls, by name.
  /// - Returns: The object with the window's functions that the engine calls.
  func makeWindow(_ natives: [String: Function]) -> ScriptValue? {
    guard let natives = object(natives) else { return nil }
    let parts = build("parts", WindowSource.parts, natives)
    for (name, source) in Self.files { build(name, source, parts) }
    return member("entry", of: parts)
  }

  /// The files, in an order in which each builds only on earlier ones.
  private static let files = [
    ("exceptions", WindowSource.exceptions), ("events", WindowSource.events),
    ("targets", WindowSource.targets), ("console", WindowSource.console),
    ("clone", WindowSource.clone), ("tasks", WindowSource.tasks),
    ("abort", WindowSource.abort), ("url", WindowSource.url),
    ("text", WindowSource.text), ("bytes", WindowSource.bytes), ("blob", WindowSource.blob),
    ("document", WindowSource.document), ("elements", WindowSource.elements),
    ("handlers", WindowSource.handlers),
  ]

  @discardableResult
  private func build(_ name: String, _ source: String, _ argument: ScriptValue) -> ScriptValue {
    switch evaluate(source, url: "window/\(name).js") {
    case .thrown(let error): fail(name, error)
    case .value(let function):
      switch call(function, [argument]) {
      case .thrown(let error): fail(name, error)
      case .value(let result): return result
      }
    }
  }

  private func fail(_ name: String, _ error: ScriptValue) -> Never {
    preconditionFailure("The window's own script \(name).js does not run: \(error)")
  }
}
