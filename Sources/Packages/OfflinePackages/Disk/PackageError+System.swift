import Foundation

extension PackageError {
  /// The error of a call to the system that failed.
  static func system(_ number: Int32, _ action: String) -> PackageError {
    let reason = String(cString: strerror(number))
    switch number {
    case ENOSPC, EDQUOT, EFBIG:
      return PackageError(.noSpace, "\(action): \(reason). Free space on the device.")
    default:
      return PackageError(.storage, "\(action): \(reason).")
    }
  }
}
