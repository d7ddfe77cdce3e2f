import Foundation

/// A program of the system that is run to its end.
enum Program {
  /// Runs it, and returns what it writes.
  ///
  /// - Throws: ``ProgramError`` where it is not there, or fails.
  static func output(
    _ name: String, _ arguments: [String], input: Data = Data()
  ) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = FileHandle.nullDevice
    try process.run()
    // What is given here fits into a pipe, so that neither waits for the other.
    try standardInput.fileHandleForWriting.write(contentsOf: input)
    try standardInput.fileHandleForWriting.close()
    let output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ProgramError(name: name, status: process.terminationStatus)
    }
    return output
  }
}

/// A program of the system failed.
struct ProgramError: Error, CustomStringConvertible {
  let name: String
  let status: Int32

  var description: String { "\(name) failed with status \(status)." }
}
