#if canImport(os)
  public import os
#endif

/// Hears of what goes wrong. Replace `keystone.logger` by one of your own to have it elsewhere.
public protocol ErrorLogging {
  /// Tells of an error.
  func logError(_ error: any Swift.Error)
  /// Tells of an error in a category.
  func logError(_ error: any Swift.Error, into category: String?)
  /// Tells of anything.
  func logMessage(_ message: String, at level: OSLogType)
  /// Tells of anything in a category.
  func logMessage(_ message: String, at level: OSLogType, into category: String?)
}
