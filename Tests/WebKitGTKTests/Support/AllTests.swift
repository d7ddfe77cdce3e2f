import Testing

/// Every test of the module, one at a time: they share the main loop, and some measure it.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1)), .ownDirectories) struct AllTests {}
