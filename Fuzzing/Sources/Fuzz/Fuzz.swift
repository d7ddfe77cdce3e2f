import CFuzzer
import Foundation

/// Runs libFuzzer on the parser that the environment's `FUZZED_PARSER` names, with libFuzzer's arguments. Without that
/// name it prints the names of the parsers.
@main
struct Fuzz {
  static func main() {
    // No argument, because libFuzzer starts itself again with its arguments alone.
    let name = ProcessInfo.processInfo.environment["FUZZED_PARSER"] ?? ""
    guard let parser = FuzzedParser(rawValue: name) else {
      print(FuzzedParser.allCases.map(\.rawValue).joined(separator: "\n"))
      return
    }
    FuzzedParser.running = parser
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(LLVMFuzzerRunDriver(&count, &arguments) { readOneInput($0, $1) })
  }
}

/// The name that libFuzzer's library asks for.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzedParser.running.read(Data(UnsafeRawBufferPointer(start: bytes, count: count)))
  return 0
}
