import Foundation
import Testing
import WebBridge

@testable import BridgeMonitor

/// The decisions of a monitor that need no page.
@Suite(.timeLimit(.minutes(1))) struct HealthDecisionTests {
  @Test func `of a time in which native code could not listen, only what was planned counts`() {
    let start = ContinuousClock.now
    var silence = PageTime(from: start)
    silence.look(at: start + .milliseconds(510), planned: .milliseconds(500))
    #expect(silence.length == .milliseconds(500))
    // An app that was suspended for an hour.
    silence.look(at: start + .seconds(3600), planned: .milliseconds(500))
    #expect(silence.length == .seconds(1))
    silence.skip(to: start + .seconds(7200))
    silence.look(at: start + .seconds(7200) + .milliseconds(200), planned: .milliseconds(500))
    #expect(silence.length == .milliseconds(1200))
  }

  private func picture(_ pixel: (Int, Int) -> UInt8) -> PagePicture {
    PagePicture(
      width: 100, height: 100,
      colors: (0..<10_000).map { place in
        let value = pixel(place % 100, place / 100)
        return PagePicture.Color(red: value, green: value, blue: value)
      })
  }

  @Test func `a page that says nothing of itself is blank from 95 % of one colour on`() {
    for (rows, isBlank) in [(4, true), (6, false)] {
      let seen = Blankness(of: picture { $1 < rows && $0 % 2 == 0 ? 0 : 255 }, claims: nil)
      #expect(seen.share > 0.96)
      #expect(seen.isBlank)
      let bar = Blankness(of: picture { $1 < rows ? 0 : 255 }, claims: nil)
      #expect(bar.isBlank == isBlank)
    }
  }

  @Test func `a picture tells its edges, and a gradient has none`() {
    let gradient = picture { UInt8($0) + UInt8($1) }
    #expect(gradient.edges(x: 0..<100, y: 0..<100) == 0)
    let line = picture { x, _ in x == 50 ? 0 : 255 }
    #expect(line.edges(x: 0..<100, y: 0..<100) == 200)
    #expect(line.edges(x: 0..<40, y: 0..<100) == 0)
  }
}
