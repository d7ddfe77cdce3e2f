// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States the Swift overlay of Darwin, as far as this package uses it.

@_exported import Darwin

/// The thread's number of the last error of the C library.
public var errno: Int32 {
  get { fatalError() }
  set { fatalError() }
}

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { fatalError() }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
  fatalError()
}

public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { fatalError() }
public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { fatalError() }

public var CLOCKS_PER_SEC: clock_t { 1_000_000 }

public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  fatalError()
}
public func openat(
  _ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t
) -> Int32 { fatalError() }

public var S_IFMT: mode_t { mode_t(0o170000) }
public var S_IFIFO: mode_t { mode_t(0o010000) }
public var S_IFCHR: mode_t { mode_t(0o020000) }
public var S_IFDIR: mode_t { mode_t(0o040000) }
public var S_IFREG: mode_t { mode_t(0o100000) }
public var S_IFLNK: mode_t { mode_t(0o120000) }

public var SIG_IGN: sig_t { fatalError() }

public enum POSIXErrorCode: Int32 {
  case ENOENT = 2
  case EINTR = 4
  case EIO = 5
  case EACCES = 13
  case EEXIST = 17
  case ENOTDIR = 20
  case EISDIR = 21
  case EINVAL = 22
  case EFBIG = 27
  case ENOSPC = 28
  case ENOTSUP = 45
  case ELOOP = 62
  case ESTALE = 70
  case ENAMETOOLONG = 63
}
