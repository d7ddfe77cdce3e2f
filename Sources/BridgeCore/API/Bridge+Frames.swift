extension Bridge {
  /// The frames whose documents have a bridge now: the main frame first, then subframes. Only
  /// ``FrameScope/all`` gives subframes a bridge.
  public var frames: [BridgeFrame] {
    session.live.map { BridgeFrame(identity: $0.identity) }
  }
}

extension Bridge {
  /// The documents that have the bridge now, as observers know them.
  package var observedDocuments: [ObservedDocument] { session.live.map(\.observed) }
}

extension Bridge {
  /// Returns the bridge to which the messages of an engine go; `nil` after its end.
  package static func receiving(_ receiver: any EngineReceiver) -> Bridge? {
    (receiver as? PageSession)?.owner as? Bridge
  }
}
