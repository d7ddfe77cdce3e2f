@testable import BridgeCodec
@testable import BridgeCore

/// The calls of native code in a conversation, each of which is answered exactly once.
@MainActor final class FuzzedCalls {
  private var tasks: [Task<Void, Never>?] = []
  private var answers: [Int] = []

  var areAnswered: Bool { answers.allSatisfy { $0 == 1 } }

  /// - Parameter kind: 1 to 4 for the other ways to call.
  func begin(_ name: String, _ kind: Int, of bridge: Bridge) {
    guard answers.count < 64 else { return }
    let index = answers.count
    answers.append(0)
    tasks.append(nil)
    let name = name.isEmpty ? "page" : name
    switch kind {
    case 1:
      run(index) {
        let _: BridgeValue = try await bridge.call(name, 1, "two")
      }
    case 2:
      run(index) {
        for try await _: BridgeValue in bridge.stream(name, as: BridgeValue.self) {}
      }
    case 3: run(index) { _ = try await bridge.has(name) }
    case 4:
      run(index) {
        let call = BridgeFunction { (number: Int) in number + 1 }
        let stream = BridgeStream(AsyncStream<Int> { $0.finish() })
        try await bridge.call(name, call, stream, timeout: .seconds(1))
      }
    default:
      bridge.call(name, arguments: [1], completion: { [self] _ in answers[index] += 1 })
    }
  }

  private func run(_ index: Int, _ body: @escaping @MainActor () async throws -> Void) {
    tasks[index] = Task {
      try? await body()
      answers[index] += 1
    }
  }

  func cancel(_ index: Int) {
    if tasks.indices.contains(index) { tasks[index]?.cancel() }
  }

  func cancelAll() {
    for task in tasks { task?.cancel() }
  }
}
