import CFuzzer
import Foundation

/// A parser, and what holds for whatever it accepts. A crash is a defect; so is an invariant that does not hold.
public protocol FuzzedTarget: RawRepresentable, CaseIterable where RawValue == String {
  /// Reads one input.
  func read(_ bytes: [UInt8])
}

extension FuzzedTarget {
  /// Runs libFuzzer on the target that the environment's `FUZZED_TARGET` names, with libFuzzer's arguments. Without
  /// that name it prints the names of the targets.
  public static func runFuzzer() {
    // No argument, because libFuzzer starts itself again with its arguments alone.
    let name = ProcessInfo.processInfo.environment["FUZZED_TARGET"] ?? ""
    guard let target = Self(rawValue: name) else {
      print(allCases.map(\.rawValue).joined(separator: "\n"))
      return
    }
    readInput = target.read
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(LLVMFuzzerRunDriver(&count, &arguments) { readOneInput($0, $1) })
  }
}

/// Ends the program if a condition does not hold, or throws.
public func hold(_ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String)
{
  guard (try? condition()) == true else { fatalError(message()) }
}

// libFuzzer's callback is a function of C and has no context. It runs on one thread.
nonisolated(unsafe) private var readInput: ([UInt8]) -> Void = { _ in }

/// The name that libFuzzer's library asks for.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  readInput([UInt8](UnsafeRawBufferPointer(start: bytes, count: count)))
  return 0
}
