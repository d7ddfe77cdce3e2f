import Testing

@testable import BridgeCore

/// How much a bucket lets through, and when.
@Suite struct TokenBucketTests {
  private let second: UInt64 = 1_000_000_000

  @Test func `a bucket lets its size through at once, and then its rate`() {
    var bucket = TokenBucket(rate: 1, size: 60, at: second)
    let first = (0..<100).filter { _ in bucket.take(at: second) }
    #expect(first.count == 60)
    let next = [bucket.take(at: 2 * second), bucket.take(at: 2 * second)]
    #expect(next == [true, false])
    let later = (0..<100).filter { _ in bucket.take(at: 1000 * second) }
    #expect(later.count == 60)
  }

  @Test func `a bucket without size lets nothing through`() {
    var bucket = TokenBucket(rate: 0, size: 0, at: second)
    let isThrough = bucket.take(at: 1000 * second)
    #expect(!isThrough)
  }

  @Test func `a pause lasts until there are tokens for a 50th of a second, and at least one`() {
    var quick = TokenBucket(rate: 1000, size: 10_000, at: second)
    while quick.take(at: second) {}
    #expect(quick.pause == .milliseconds(20))
    var slow = TokenBucket(rate: 2, size: 1, at: second)
    _ = slow.take(at: second)
    #expect(slow.pause == .milliseconds(500))
  }
}
