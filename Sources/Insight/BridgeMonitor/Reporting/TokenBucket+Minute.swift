import BridgeCore

extension TokenBucket {
  /// Makes a bucket for so much in a minute, all of which may come at once.
  init(perMinute count: Int) { self.init(rate: Double(count) / 60, size: count) }
}
