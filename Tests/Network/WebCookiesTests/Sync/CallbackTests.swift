import Testing

@testable import WebCookies

/// Callbacks that come, come late, or never come.
@MainActor @Suite(.timeLimit(.minutes(1))) struct CallbackTests {
  @Test func `the first result counts`() async {
    let value = await Callback.value(within: .seconds(60)) { answer in
      answer(1)
      answer(2)
    }
    #expect(value == 1)
  }

  @Test func `a callback that never comes is waited for no longer than the limit`() async {
    let value: Int? = await Callback.value(within: .milliseconds(10)) { _ in }
    #expect(value == nil)
  }

  @Test func `a late result is dropped`() async {
    var late: (@MainActor (Int) -> Void)?
    let value = await Callback.value(within: .milliseconds(10)) { late = $0 }
    late?(1)
    #expect(value == nil)
  }

  @Test func `a cancelled wait ends`() async {
    let wait = Task {
      await Callback.value(within: .seconds(60)) { (_: @MainActor (Int) -> Void) in }
    }
    wait.cancel()
    #expect(await wait.value == nil)
  }

  @Test func `the last step of a countdown finishes it`() {
    var count = 0
    let countdown = Countdown(from: 3) { count += 1 }
    for _ in 0..<2 { countdown.step() }
    #expect(count == 0)
    countdown.step()
    #expect(count == 1)
  }
}
