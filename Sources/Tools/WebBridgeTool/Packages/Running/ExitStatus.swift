import ArgumentParser
import OfflinePackages
import PackagePublishing

/// How the program ends.
enum ExitStatus: Int32 {
  /// What was asked for was done.
  case done = 0
  /// A check failed: a signature, a hash, a feed that is not as it has to be.
  case checkFailed = 1
  /// The command line, a folder or a file cannot be used as it is.
  case wrongInput = 2
  /// A file or the output cannot be read or written, or a port cannot be used.
  case fileFailed = 3

  static let help = """
    EXIT STATUS
      0  done
      1  a check failed: a signature, a hash, a feed that is not as it has to be
      2  wrong use or input: the message says what to change, and nothing was written
      3  a file or the output cannot be read or written, or a port cannot be used
    """

  init(_ error: PublishingError) {
    switch error.kind {
    case .input: self = .wrongInput
    case .check: self = .checkFailed
    case .file: self = .fileFailed
    }
  }

  init(_ error: PackageError) {
    switch error.code {
    case .malformed, .overLimit, .badPath: self = .wrongInput
    case .storage, .noSpace: self = .fileFailed
    default: self = .checkFailed
    }
  }
}
