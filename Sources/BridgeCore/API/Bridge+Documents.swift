extension Bridge {
  /// The documents that have the bridge now, as observers know them.
  package var observedDocuments: [ObservedDocument] { session.live.map(\.observed) }

  /// Returns the bridge to which the messages of an engine go; `nil` after its end.
  package static func receiving(_ receiver: any EngineReceiver) -> Bridge? {
    (receiver as? PageSession)?.owner as? Bridge
  }
}
