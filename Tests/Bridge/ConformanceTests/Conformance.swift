import Testing

/// What every engine must do. The tests run one at a time, because they share the main actor.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct Conformance {}
