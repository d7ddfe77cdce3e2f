import RawEngine
import WebBridge

/// A page of the engine alone, whose messages are answered from C.
@MainActor final class RawSide: Side {
  private let counter = UnsafeMutablePointer<Int>.allocate(capacity: 1)

  /// The number of messages to `count`, which have no answers.
  var counted: Int { counter.pointee }

  static func open() async throws -> RawSide {
    let side = RawSide()
    side.counter.initialize(to: 0)
    raw_count_messages(side.view, "count", side.counter)
    raw_echo_messages(side.view, "raw")
    raw_decode_messages(side.view, "decode")
    raw_echo_prompts(side.view)
    raw_serve(side.view, "raw")
    try await side.load(
      """
      const { raw, decode, count } = webkit.messageHandlers;
      let heard = 0;
      function echo(s) { return s }
      function hear(n) { heard += 1 }
      """,
      host: "raw")
    return side
  }

  var view: UnsafeMutableRawPointer { UnsafeMutableRawPointer(webView.widget) }

  /// Evaluates a script `times` times.
  func evaluate(_ script: String, times: Int, atOnce: Bool = false) async {
    await withCheckedContinuation { continuation in
      raw_evaluate(
        view, script, Int32(times), atOnce, Self.resume, Self.context(continuation))
    }
  }

  /// Calls a function with the argument `s` `times` times.
  func call(_ body: String, _ argument: String, times: Int, atOnce: Bool = false) async {
    await withCheckedContinuation { continuation in
      raw_call(
        view, body, argument, Int32(times), atOnce, Self.resume, Self.context(continuation))
    }
  }

  private typealias Waiting = CheckedContinuation<Void, Never>

  private static func context(_ waiting: Waiting) -> UnsafeMutableRawPointer {
    let place = UnsafeMutablePointer<Waiting>.allocate(capacity: 1)
    place.initialize(to: waiting)
    return UnsafeMutableRawPointer(place)
  }

  private static let resume: RawDone = { context in
    guard let place = context?.assumingMemoryBound(to: Waiting.self) else { return }
    place.move().resume()
    place.deallocate()
  }
}
