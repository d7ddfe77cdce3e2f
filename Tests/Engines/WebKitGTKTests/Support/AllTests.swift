import Testing

/// All tests of the module, one at a time, because they share the main loop and some of them measure it.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1)), .ownDirectories) struct AllTests {}
