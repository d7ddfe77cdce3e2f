import FuzzDriver

/// The fuzzers of what pages and servers send to the bridge and to its extensions.
@main
struct FuzzBridge {
  static func main() { FuzzedText.runFuzzer() }
}
