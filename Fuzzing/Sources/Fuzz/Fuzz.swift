import CFuzzer
import Foundation

/// Runs libFuzzer on one parser: `Fuzz PARSER [libFuzzer's arguments]`. Without arguments: the names of the parsers.
@main
struct Fuzz {
  static func main() {
    guard CommandLine.argc > 1, let parser = FuzzedParser(rawValue: CommandLine.arguments[1]) else {
      print(FuzzedParser.allCases.map(\.rawValue).joined(separator: "\n"))
      return
    }
    FuzzedParser.running = parser
    // libFuzzer takes the first argument for the name of the program.
    var count = CommandLine.argc - 1
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
    exit(LLVMFuzzerRunDriver(&count, &arguments) { readOneInput($0, $1) })
  }
}

/// The name that libFuzzer's library asks for.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzedParser.running.read(Data(UnsafeRawBufferPointer(start: bytes, count: count)))
  return 0
}
