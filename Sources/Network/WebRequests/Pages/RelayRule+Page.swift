extension RelayRule {
  /// The rule for the page's script, which leaves all other requests to the engine. Native code decides again.
  var forPages: BridgeValue {
    [
      "cors": .bool(cors == .enforced),
      "origins": .array(origins.map { .string($0.description) }),
      "patterns": .array(
        patterns.map {
          [
            "scheme": .string("\($0.scheme):"), "host": .string($0.host),
            "isSuffix": .bool($0.isSuffix), "port": $0.port.map { .int($0) } ?? .null,
            "path": .array($0.path.map { .string($0) }),
          ]
        }),
    ]
  }
}
