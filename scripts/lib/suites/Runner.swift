import Testing

/// The `main` of a program with the tests of one target. SwiftPM's own refers to the tests of all targets.
@main enum Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
