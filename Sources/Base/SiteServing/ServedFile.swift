package import Foundation

/// A regular file of a served folder, open for reading.
package final class ServedFile: Sendable {
  package let size: Int
  /// The entity tag, which changes with the file's size, modification time and identity.
  package let tag: String
  /// The modification time, as in the field `Last-Modified`.
  package let modified: String
  private let descriptor: Int32
  /// The size and the modification time that the head of a response states.
  private let version: [Int]

  /// Takes ownership of a descriptor, and closes it if the file is not a regular file.
  init(descriptor: Int32) throws(ServingFailure) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw .unreadable(errno: code)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notRegular
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
    version = Self.version(of: status)
    let parts = version + [Int(status.st_ino)]
    tag = "\"" + parts.map { String($0, radix: 36) }.joined(separator: "-") + "\""
    modified = Self.httpDate(time_t(version[1]))
  }

  private static func version(of status: stat) -> [Int] {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return [Int(status.st_size), Int(time.tv_sec), Int(time.tv_nsec)]
  }

  deinit { close(descriptor) }

  /// Reads bytes of the file, independently of other readers.
  ///
  /// - Throws: `POSIXError` if the file cannot be read, or has changed since it was opened.
  package func read(_ bytes: Range<Int>) throws -> Data {
    var data = Data(count: bytes.count)
    let code: Int32 = data.withUnsafeMutableBytes { buffer in
      var done = 0
      while done < buffer.count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
        let count = pread(
          descriptor, rest.baseAddress, rest.count, off_t(bytes.lowerBound + done))
        if count > 0 {
          done += count
        } else if count == 0 {
          return EIO
        } else if errno != EINTR {
          return errno
        }
      }
      // Bytes that were read before a change are those of the size and the tag that the response states.
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return errno }
      return Self.version(of: status) == version ? 0 : ESTALE
    }
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    return data
  }

  /// Formats a date for HTTP, independently of the locale
  /// ([RFC 9110, 5.6.7](https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7)).
  package static func httpDate(_ seconds: time_t) -> String {
    var (seconds, time) = (seconds, tm())
    gmtime_r(&seconds, &time)
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let clock = [time.tm_hour, time.tm_min, time.tm_sec].map(two).joined(separator: ":")
    return "\(days[Int(time.tm_wday)]), \(two(time.tm_mday)) \(months[Int(time.tm_mon)]) "
      + "\(time.tm_year + 1900) \(clock) GMT"
  }
}
