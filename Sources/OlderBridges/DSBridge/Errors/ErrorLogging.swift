#if canImport(os)
  public import os
#endif

/// A log of errors. Set `keystone.logger` to your own type to send errors elsewhere.
public protocol ErrorLogging {
  /// Logs an error.
  func logError(_ error: any Swift.Error)
  /// Logs an error in a category.
  func logError(_ error: any Swift.Error, into category: String?)
  /// Logs a message.
  func logMessage(_ message: String, at level: OSLogType)
  /// Logs a message in a category.
  func logMessage(_ message: String, at level: OSLogType, into category: String?)
}
