/// A value that is created when it is first needed, and then kept.
@MainActor final class Once<Value> {
  private let open: @MainActor () async throws -> Value
  private var value: Value?

  init(_ open: @escaping @MainActor () async throws -> Value) { self.open = open }

  func callAsFunction() async throws -> Value {
    if let value { return value }
    let value = try await open()
    self.value = value
    return value
  }
}
