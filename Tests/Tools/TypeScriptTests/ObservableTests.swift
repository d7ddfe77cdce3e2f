import Foundation
import Testing
import TypeScriptDeclarations

/// Types whose stored properties a macro turns into accessors of a hidden storage.
@Suite struct ObservableTests {
  /// A registrar as each of the libraries has one: a type that encodes nothing.
  private struct Registrar: Codable {
    init() {}
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
  }

  /// What `@Perceptible` and `@ObservableState` make of `var count = 1`, written by hand, because neither library
  /// is a dependency. `CrossingTests` has `@Observable` itself.
  private final class Perceptible: Encodable {
    private var _count = 1
    let plain = 2
    var ignored = 3
    private let _$perceptionRegistrar = Registrar()
  }
  private struct ObservableState: Codable {
    var _count = 1
    let plain: Int
    var ignored = 3
    var _$observationRegistrar = Registrar()
  }

  private static func keys(_ value: some Encodable) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    return try #require(object as? [String: Any]).keys.sorted()
  }

  @Test func `the names are those of the storage, which coding sees`() throws {
    let cases = [
      ("@Perceptible final class", "PerceptionIgnored", try Self.keys(Perceptible())),
      (
        "@ObservableState struct", "ObservationStateIgnored",
        try Self.keys(ObservableState(plain: 1))
      ),
    ]
    for (kind, ignored, keys) in cases {
      let made = try BridgeDeclarations(
        """
        @Exposed("a") class A { func get() -> State { fatalError() } }
        \(kind) State: Codable {
          var count = 1
          let plain: Int
          @\(ignored) var ignored = 3
        }
        """)
      #expect(made.warnings == [])
      let text = try #require(made.declaration("State"))
      let names = text.matches(of: /\n  ([\w$]+)\??: (number|unknown);/)
      #expect(names.map { String($0.1) }.sorted() == keys, "\(kind)")
    }
  }

  @Test func `a registrar that can be set has to be passed`() throws {
    let made = try BridgeDeclarations(
      """
      @Exposed("a") class A { func set(_ one: State, _ other: Model) {} }
      @ObservableState struct State: Codable { var count = 1 }
      @Perception.Perceptible class Model: Codable { var count = 1 }
      """)
    #expect(
      made.declaration("State")
        == "export interface State {\n  _count: number;\n  _$observationRegistrar: unknown;\n}"
    )
    #expect(
      made.declaration("Model")
        == "export interface Model {\n  _count: number;\n  _$perceptionRegistrar?: unknown;\n}"
    )
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ObservableState.self, from: Data(#"{"_count":1,"plain":1}"#.utf8))
    }
  }

  @Test func `a model of SwiftData has no coding but its own`() throws {
    let text = """
      @Exposed("a") class A { func get() -> Order { fatalError() } }
      @Model final class Order: Codable {
        @Attribute(.unique) var id: Int
      """
    let made = try BridgeDeclarations(text + "\n}")
    #expect(
      made.warnings.map(\.description) == [
        "App.swift:2:20: warning: Order is a @Model, for whose properties Swift makes no coding, and is unknown in TypeScript; write its encode(to:) and init(from:), and say what they pass by a comment above Order: // webbridge: type = …"
      ])
    #expect(made.declaration("Order") == "export type Order = unknown;")
    let told = try BridgeDeclarations(
      text.replacing("@Model", with: "// webbridge: type = { id: number }\n@Model") + "\n}")
    #expect(told.warnings == [])
  }
}
