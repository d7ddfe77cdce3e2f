import Foundation

/// A stream in place of a body that cannot be read. Each attempt to read the stream fails.
final class UnreadableBody: InputStream {
  /// The error that says why there are no bytes.
  struct Reason: Error, LocalizedError {
    var errorDescription: String? {
      "The request may have a body that WebKitGTK cannot hand out safely: it came from a form, a "
        + "subframe or a worker, is a document, or is larger than what can be kept. Send it with "
        + "fetch or XMLHttpRequest from the main frame, as text, bytes, Blob or FormData."
    }
  }

  private var status = Status.notOpen

  convenience init() {
    self.init(data: Data())
  }

  override var streamStatus: Status { status }
  override var streamError: (any Error)? { status == .error ? Reason() : nil }
  override var hasBytesAvailable: Bool { status == .open }

  override func open() {
    if status == .notOpen { status = .open }
  }

  override func close() {
    status = .closed
  }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    if status == .open { status = .error }
    return -1
  }

  override func getBuffer(
    _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
    length len: UnsafeMutablePointer<Int>
  ) -> Bool { false }
}
