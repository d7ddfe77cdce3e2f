import Foundation
import WebBridge

/// A kind of call to a page, with its share of all calls and the ends that it may have.
struct NativeKind {
  let name: String
  let share: Int
  let ends: Set<String>
  let run: @MainActor (NativeCalls, SeededNumbers) async throws -> Void

  init(
    _ name: String, _ share: Int, ends: Set<String> = ["value"],
    _ run: @escaping @MainActor (NativeCalls, SeededNumbers) async throws -> Void
  ) {
    (self.name, self.share, self.ends, self.run) = (name, share, ends, run)
  }

  /// Each kind as often as its share says.
  @MainActor static let lots = (values + references + faults).flatMap {
    Array(repeating: $0, count: $0.share)
  }

  private static func must(_ condition: Bool, _ sentence: String) throws {
    if !condition { throw SoakFailure(sentence) }
  }

  @MainActor private static let values = [
    NativeKind("add", 300) { calls, numbers in
      let (a, b) = (numbers.below(1000), numbers.below(1000))
      try must(try await calls.call("page.add", a, b, as: Int.self) == a + b, "The sum is wrong.")
    },
    NativeKind("echo", 100) { calls, numbers in
      let value = numbers.value()
      let back: BridgeValue = try await calls.call("page.echo", value)
      try must(back == value, "\(value) came back as \(back).")
    },
    NativeKind("later", 100) { calls, numbers in
      let value = numbers.below(1000)
      let back: Int = try await calls.call("page.later", numbers.below(5), value)
      try must(back == value, "The value came back changed.")
    },
    NativeKind("back", 40) { calls, numbers in
      let n = numbers.below(1000)
      try must(try await calls.call("page.back", n, as: Int.self) == n + 1, "The answer is wrong.")
    },
    NativeKind("tick", 60) { calls, _ in calls.tick() },
    NativeKind("has", 20) { calls, _ in
      try must(try await calls.has("page.exists"), "The page answers to page.exists.")
    },
    NativeKind("bytes", 10) { calls, numbers in
      let data = Data.filled(numbers.size())
      let back: [Int] = try await calls.call("page.size", data)
      try must(back == [data.count, data.sum], "The bytes came changed.")
    },
    NativeKind("download", 10) { calls, numbers in
      let count = numbers.size()
      let data: Data = try await calls.call("page.bytes", count)
      try must(data == Data.filled(count), "The bytes came changed.")
    },
  ]

  @MainActor private static let references = [
    NativeKind("apply", 30) { calls, numbers in
      let (n, mark) = (numbers.below(1000), calls.mark?())
      let function = BridgeFunction { (m: Int) -> Int in
        _ = mark
        return m + 1
      }
      let back: Int = try await calls.call("page.apply", function, n)
      try must(back == n + 1, "The answer is wrong.")
    },
    NativeKind("function", 20) { calls, numbers in
      let n = numbers.below(1000)
      let function: BridgeFunction = try await calls.call("page.function")
      try must(try await calls.call(function, n) == n + 1, "The answer is wrong.")
    },
    NativeKind("stream", 30) { calls, numbers in
      let count = numbers.below(200)
      try must(try await calls.read("page.count", count) == count, "Elements are missing.")
    },
    NativeKind("leave", 30) { calls, numbers in
      let count = 1 + numbers.below(100)
      try must(try await calls.read("page.endless", most: count) == count, "Elements are missing.")
    },
  ]

  @MainActor private static let faults = [
    NativeKind("unknown", 50, ends: ["unknownMethod"]) { calls, numbers in
      let _: Int = try await calls.call("nobody.\(numbers.below(1000))")
    },
    NativeKind("unknownStream", 5, ends: ["unknownMethod"]) { calls, _ in
      _ = try await calls.read("nobody.stream")
    },
    NativeKind("throws", 40, ends: ["soak"]) { calls, numbers in
      let _: Int = try await calls.call("page.throws", numbers.below(1000))
    },
    NativeKind("fails", 20, ends: ["thrown"]) { calls, _ in
      let _: Int = try await calls.call("page.fails")
    },
    NativeKind("badResult", 20, ends: ["badResult"]) { calls, _ in
      let _: Int = try await calls.call("page.echo", "a text")
    },
    NativeKind("isStream", 5, ends: ["isStream"]) { calls, _ in
      let _: Int = try await calls.call("page.stream")
    },
    NativeKind("breaks", 10, ends: ["soak"]) { calls, numbers in
      _ = try await calls.read("page.breaks", numbers.below(20))
    },
    NativeKind("largeResult", 1, ends: ["overLimit"]) { calls, _ in
      let _: String = try await calls.call("page.large", SoakPage.limits.frameBytes + 1)
    },
    // The page does not know this name, and never gets the call.
    NativeKind("largeArgument", 1, ends: ["overLimit"]) { calls, _ in
      let text = String(repeating: "x", count: SoakPage.limits.frameBytes + 1)
      let _: Int = try await calls.call("page.unsent", text)
    },
    NativeKind("withoutTime", 5, ends: ["timedOut"]) { calls, _ in
      let _: Int = try await calls.call("page.unsent", timeout: .zero)
    },
    NativeKind("timedOut", 5, ends: ["timedOut"]) { calls, numbers in
      let _: Int = try await calls.call(
        "page.never", timeout: .milliseconds(1 + numbers.below(20)))
    },
    NativeKind("timedOutLate", 5, ends: ["timedOut", "value"]) { calls, numbers in
      let _: Int = try await calls.call(
        "page.later", numbers.below(9), 1, timeout: .milliseconds(1 + numbers.below(3)))
    },
    NativeKind("cancelled", 40, ends: ["cancelled"]) { calls, numbers in
      try await cancelling(numbers) { try await calls.call("page.never", as: Int.self) }
    },
    NativeKind("cancelledLate", 40, ends: ["cancelled", "value"]) { calls, numbers in
      let count = numbers.below(4)
      try await cancelling(numbers) { try await calls.call("page.later", count, 1, as: Int.self) }
    },
    NativeKind("cancelledStream", 10, ends: ["cancelled", "value"]) { calls, numbers in
      try await cancelling(numbers) { try await calls.read("page.endless") }
    },
  ]

  /// Cancels a call's task after some turns.
  @MainActor private static func cancelling(
    _ numbers: SeededNumbers, _ call: @escaping @MainActor () async throws -> Int
  ) async throws {
    let task = Task { try await call() }
    for _ in 0..<numbers.below(20) { await Task.yield() }
    task.cancel()
    _ = try await task.value
  }
}
