import Foundation

/// Where messages go that are no result.
enum StandardError {
  static func say(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
