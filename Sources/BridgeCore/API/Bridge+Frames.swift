extension Bridge {
  /// The frames whose documents have a bridge now: the main frame first, then subframes. Only
  /// ``FrameScope/all`` gives subframes a bridge.
  public var frames: [BridgeFrame] {
    session.live.map { BridgeFrame(identity: $0.identity) }
  }
}
