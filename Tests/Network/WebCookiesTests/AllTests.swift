import Testing

/// The tests that share the main thread, the display and the server, so they run one at a time.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct AllTests {}
