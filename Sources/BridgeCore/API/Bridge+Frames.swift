extension Bridge {
  /// The frames whose documents have a bridge now: the main frame first, then subframes, of which there are
  /// some with ``FrameScope/all`` only.
  public var frames: [BridgeFrame] {
    session.live.map { BridgeFrame(identity: $0.identity) }
  }
}
