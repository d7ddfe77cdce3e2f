import Foundation

/// Runs programs of the system.
enum Program {
  /// Runs a program to its end, and returns its output.
  ///
  /// - Throws: ``ProgramError`` if the program does not exist or fails.
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
    // The input fits into the pipe's buffer, so that neither process waits for the other.
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

/// The failure of a program.
struct ProgramError: Error, CustomStringConvertible {
  let name: String
  let status: Int32

  var description: String { "\(name) failed with status \(status)." }
}
