import Testing
import WebBridge

@testable import BridgeMonitor

/// What people see who print the events of a monitor.
@Suite struct DescriptionTests {
  private func text(_ kind: PageEvent.Kind) -> String {
    "\(PageEvent(time: .now, page: "https://a.test/", kind: kind))"
  }

  @Test func `an event says what happened, and where`() {
    #expect(text(.processEnded) == "process ended (https://a.test/)")
    #expect("\(PageEvent(time: .now, page: nil, kind: .dropped(count: 2)))" == "dropped 2 events")
    #expect(text(.hung(for: .seconds(3))) == "hung for 3.0 seconds (https://a.test/)")
    #expect(text(.recovered(after: .seconds(3))) == "recovered after 3.0 seconds (https://a.test/)")
    #expect(text(.refused(reason: "No.")) == "refused: No. (https://a.test/)")
    let blank = BlankPage(color: "#ffffff", share: 0.999, age: .seconds(2))
    #expect("\(blank)" == "#ffffff on 99 % of the page after 2.0 seconds")
  }

  @Test func `a failure is its error, without stacks`() {
    var failure = ScriptFailure(
      origin: .rejection, type: "TypeError", message: "No.", stack: "a@b:1:1")
    #expect("\(failure)" == "rejection: TypeError: No.")
    failure.causes = [.init(isPart: false, type: "Error", message: "Why.", stack: "c@d:1:1")]
    #expect(
      text(.failed(failure)) == "failed: rejection: TypeError: No. ← Error: Why. (https://a.test/)")
    #expect(
      text(.resourceFailed(ResourceFailure(element: "img", url: "https://a.test/i")))
        == "resource failed: img https://a.test/i (https://a.test/)")
    #expect(
      "\(PolicyViolation(directive: "img-src", url: "inline"))" == "img-src forbids inline")
  }

  @Test func `a call and many calls say how long they took`() {
    let call = CallReport(
      method: "cart.add", direction: .toNative, error: .badArguments, queueTime: .seconds(1),
      handlerTime: .seconds(2), argumentBytes: 1, resultBytes: 0, elements: nil)
    #expect("\(call)" == "cart.add (toNative): failed with badArguments after 3.0 seconds")
    let calls = CallStatistics(
      method: "cart.add", direction: .toPage, count: 2, errors: 0,
      time: .init(median: .seconds(1), p95: .seconds(2), p99: .seconds(3)),
      argumentBytes: .init(median: 1, p95: 1, p99: 1),
      resultBytes: .init(median: 1, p95: 1, p99: 1))
    #expect(
      "\(calls)"
        == "cart.add (toPage): 2 calls, 0 errors, median 1.0 seconds, p95 2.0 seconds, p99 3.0 seconds"
    )
  }

  @Test func `times of a page and its resources are one line`() {
    let times = PageTimes(
      tap: nil, responseStart: nil, interactive: nil, contentLoaded: nil, load: .seconds(1),
      firstContentfulPaint: nil, isFirstInView: true, source: .app)
    #expect("\(times)" == "from app, load 1.0 seconds")
    let slowest = ResourceTiming(
      url: "app://main/i", initiator: "img", source: .app, start: .zero, firstByte: nil,
      duration: .seconds(1), bytes: 9, status: 200)
    let resources = PageResources(counts: [.app: 2], bytes: [.app: 9], slowest: [slowest])
    #expect(
      "\(resources)" == "2 resources, the slowest app://main/i (app): 9 bytes in 1.0 seconds")
  }
}
