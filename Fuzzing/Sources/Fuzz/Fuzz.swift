import FuzzDriver

/// The fuzzers of parsers that need no web view.
@main
struct Fuzz {
  static func main() { FuzzedParser.runFuzzer() }
}
