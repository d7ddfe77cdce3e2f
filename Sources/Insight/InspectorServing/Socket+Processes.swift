import FlyingSocks
import Foundation

extension Socket {
  /// The flag of writes without which the system ends a process that writes to a client that has gone.
  #if canImport(Darwin)
    static let noSignal: Int32 = 0
  #else
    static let noSignal = Int32(MSG_NOSIGNAL)
  #endif

  /// Keeps a socket from processes that this one starts, and this one from signals of the socket.
  ///
  /// WebKit starts processes for pages. A process that inherits a listening socket keeps the port open after the server
  /// has closed it, so that clients connect and wait for ever. FlyingSocks creates sockets without `FD_CLOEXEC`.
  func prepare() throws {
    _ = fcntl(file.rawValue, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var isOn: Int32 = 1
      let size = socklen_t(MemoryLayout<Int32>.size)
      guard setsockopt(file.rawValue, SOL_SOCKET, SO_NOSIGPIPE, &isOn, size) == 0 else {
        throw SocketError.disconnected
      }
    #endif
  }
}
