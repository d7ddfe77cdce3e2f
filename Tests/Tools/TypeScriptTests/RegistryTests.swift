#if Macros
  import BridgeCore
  import BridgeTesting
  import Foundation
  import Testing
  import TypeScriptDeclarations

  /// The declared names, compared with those of a bridge that exposes the same objects.
  @MainActor @Suite struct RegistryTests {
    private let declarations: BridgeDeclarations
    private let page = InMemoryPage(url: "https://shop.example.com/")
    private let bridge: Bridge

    init() throws {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("ExposedKinds.swift")
      declarations = try BridgeDeclarations(of: SwiftSource.read([file.path]))
      bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
      try bridge.expose(Plaything())
      try bridge.expose(Worker())
      try bridge.expose(Root())
      try bridge.expose(URLStore())
      try bridge.expose(Choice.only)
      try bridge.expose(Holder())
    }

    /// Returns the names in a registry of the declarations.
    private func names(_ registry: String) -> Set<String> {
      let parts = declarations.ofApp.components(separatedBy: "export interface \(registry) {\n")
      let body = parts.last?.components(separatedBy: "}").first ?? ""
      return Set(body.matches(of: #/(?m)^  '?([\w.]+)'?:/#).map { String($0.1) })
    }

    @Test func `they are the names and kinds of what is exposed`() {
      #expect(declarations.warnings == [])
      let methods = bridge.interfaces.flatMap(\.methods)
      func exposed(_ isWanted: (MethodDescription) -> Bool) -> Set<String> {
        Set(methods.filter(isWanted).map(\.name))
      }
      #expect(methods.count > 20)
      #expect(names("NativeMethods") == exposed { !$0.isStream })
      #expect(names("NativeStreams") == exposed { $0.isStream })
      #expect(names("NativeSynchronousMethods") == exposed { !$0.isStream && !$0.isAsync })
    }

    @Test func `what is declared to be synchronous answers at once, and nothing else does`()
      async throws
    {
      let all = names("NativeMethods").union(names("NativeStreams")).sorted()
      for name in all {
        let code = try await page.evaluate(
          """
          (() => { try { bridge.callSync('\(name)', 1, () => {}); return 'answered' }
            catch (error) { return error.code } })()
          """, as: String.self)
        let isSynchronous = names("NativeSynchronousMethods").contains(name)
        #expect(
          isSynchronous == !["notSynchronous", "isStream"].contains(code), "\(name): \(code)")
      }
    }
  }
#endif
