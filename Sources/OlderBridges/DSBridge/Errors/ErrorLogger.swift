import Disclosure
import Logging
import WebBridge

#if canImport(os)
  public import os
#endif

/// Writes to the program's log, under the label `DSBridge`.
public final class ErrorLogger: ErrorLogging, Sendable {
  static let shared = ErrorLogger()

  /// Logs an error in its own category.
  public func logError(_ error: any Swift.Error) {
    logError(error, into: (error as? any LoggableError)?.category)
  }

  /// Logs an error in a category.
  public func logError(_ error: any Swift.Error, into category: String?) {
    logMessage(Self.text(of: error), at: .error, into: category)
  }

  /// Logs a message.
  public func logMessage(_ message: String, at level: OSLogType) {
    logMessage(message, at: level, into: nil)
  }

  /// Logs a message in a category.
  public func logMessage(_ message: String, at level: OSLogType, into category: String?) {
    let logger = Logging.Logger(label: "DSBridge").disclosing
    logger.log(
      level: level.swiftLevel, "\(message)", metadata: category.map { ["category": "\($0)"] })
  }

  static func text(of error: any Swift.Error) -> String {
    (error as? any LoggableError)?.debugDescription ?? "\(error)"
  }
}

extension OSLogType {
  fileprivate var swiftLevel: Logging.Logger.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .error: .error
    case .fault: .critical
    default: .notice
    }
  }

  init(_ level: Logging.Logger.Level) {
    switch level {
    case .trace, .debug: self = .debug
    case .info: self = .info
    case .notice, .warning: self = .default
    case .error: self = .error
    case .critical: self = .fault
    }
  }
}

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

/// Shows errors to the developer, one after the other.
@MainActor final class ErrorDialogs {
  /// The maximum number of waiting errors, because a page can cause errors faster than a person reads them.
  private static let limit = 20

  private var waiting: [String] = []
  private var isShowing = false

  func show(_ text: String, over webView: WKWebView) {
    guard waiting.count < Self.limit else { return }
    waiting.append(text)
    showNext(over: webView)
  }

  private func showNext(over webView: WKWebView) {
    guard !isShowing, !waiting.isEmpty else { return }
    isShowing = true
    let dialog = Dialog(title: "DSBridge", message: waiting.removeFirst(), buttons: ["OK"])
    dialog.show(over: webView) { [weak self, weak webView] _, _ in
      self?.isShowing = false
      if let webView { self?.showNext(over: webView) }
    }
  }
}
