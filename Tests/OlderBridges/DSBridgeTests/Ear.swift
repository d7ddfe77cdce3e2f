import DSBridge

#if canImport(os)
  import struct os.OSLogType
#endif

/// Records the errors that the keystone logs.
final class Ear: ErrorLogging {
  var heard: [String] = []
  func logError(_ error: any Swift.Error) { heard.append("\(error)") }
  func logError(_ error: any Swift.Error, into category: String?) { heard.append("\(error)") }
  func logMessage(_ message: String, at level: OSLogType) { heard.append(message) }
  func logMessage(_ message: String, at level: OSLogType, into category: String?) {
    heard.append(message)
  }
}
