import Foundation

/// All changes that a store makes on the disk, each between two fault points.
struct DiskWriter: Sendable {
  typealias Step = FaultPoint.Step

  let faults: FaultInjector?

  /// The largest piece that is read or written at once.
  static let piece = 256 << 10

  func createFolder(_ path: String) throws(PackageError) {
    try run(.folderCreate, "Cannot create the folder \(path)") {
      mkdir(path, 0o755) == 0 || errno == EEXIST ? 0 : -1
    }
  }

  /// Creates a folder, and the folders on the way to it that are missing. Returns whether the folder is new.
  func createFolders(_ path: String) throws(PackageError) -> Bool {
    var isNew = false
    var isParentMissing = false
    try run(.folderCreate, "Cannot create the folder \(path)") {
      isNew = mkdir(path, 0o755) == 0
      isParentMissing = !isNew && errno == ENOENT && !path.isEmpty
      return isNew || isParentMissing || errno == EEXIST ? 0 : -1
    }
    guard isParentMissing else { return isNew }
    // The parent is created only after the system has said that it is missing, because a sandbox may hide a folder that
    // exists.
    _ = try createFolders((path as NSString).deletingLastPathComponent)
    try run(.folderCreate, "Cannot create the folder \(path)") {
      isNew = mkdir(path, 0o755) == 0
      return isNew || errno == EEXIST ? 0 : -1
    }
    return isNew
  }

  /// Opens a file to write it. An existing file is kept unless it is to be new.
  func create(_ path: String, _ step: Step, isNew: Bool = true) throws(PackageError) -> Descriptor {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | (isNew ? O_TRUNC : 0)
    var descriptor: Descriptor?
    try run(step, "Cannot create \(path)") {
      let number = Foundation.open(path, flags, 0o644)
      if number >= 0 { descriptor = Descriptor(number) }
      return number
    }
    guard let descriptor else { throw .system(EIO, "Cannot create \(path)") }
    return descriptor
  }

  /// Writes all of the bytes at an offset.
  func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Descriptor, at offset: Int, _ step: Step
  ) throws(PackageError) {
    func fill(_ count: Int) throws(PackageError) {
      var written = 0
      while written < count {
        let result = retrying {
          pwrite(
            descriptor.number, bytes.baseAddress?.advanced(by: written), count - written,
            off_t(offset + written))
        }
        guard result > 0 else { throw .system(result == 0 ? ENOSPC : errno, "Cannot write") }
        written += result
      }
    }
    do throws(PackageError) {
      try pass(.init(.before, step), "Cannot write")
    } catch {
      // A disk that becomes full has taken a part of the bytes.
      try? fill(bytes.count / 2)
      throw error
    }
    try fill(bytes.count)
    try pass(.init(.after, step), "Cannot write")
  }

  func truncate(_ descriptor: Descriptor, to size: Int) throws(PackageError) {
    try run(.partTruncate, "Cannot shorten a part") { ftruncate(descriptor.number, off_t(size)) }
  }

  func sync(_ descriptor: Descriptor, _ step: Step) throws(PackageError) {
    try run(step, "Cannot bring a file to the disk") {
      step == .partSync || step == .copySync
        ? DiskSync.object(descriptor) : DiskSync.file(descriptor)
    }
  }

  func syncStore(_ folder: String) throws(PackageError) {
    guard let descriptor = try Descriptor.reading(folder) else {
      throw .system(ENOENT, "Cannot open \(folder)")
    }
    try run(.storeSync, "Cannot bring the store to the disk") { DiskSync.store(descriptor) }
  }

  func syncFolder(_ folder: String) throws(PackageError) {
    guard let descriptor = try Descriptor.reading(folder) else {
      throw .system(ENOENT, "Cannot open \(folder)")
    }
    try sync(descriptor, .folderSync)
  }

  func rename(_ old: String, to new: String, _ step: Step) throws(PackageError) {
    try run(step, "Cannot move \(old) to \(new)") { Foundation.rename(old, new) }
  }

  /// Removes a file or a folder at a path. The path may be missing.
  func unlink(_ path: String, _ step: Step) throws(PackageError) {
    try run(step, "Cannot remove \(path)") {
      if Foundation.unlink(path) == 0 || errno == ENOENT { return 0 }
      guard errno == EISDIR || errno == EPERM else { return -1 }
      let number = errno
      if (try? FileManager.default.removeItem(atPath: path)) != nil { return 0 }
      errno = number
      return -1
    }
  }

  /// Writes a file under a temporary name, syncs it to the disk, and renames it.
  func replace(
    _ path: String, with data: Data, by temporary: String,
    _ steps: (create: Step, write: Step, sync: Step, rename: Step)
  ) throws(PackageError) {
    // What an interrupted write or somebody else has left, which may be a link.
    _ = Foundation.unlink(temporary)
    do throws(PackageError) {
      let descriptor = try create(temporary, steps.create)
      try write(data, to: descriptor, at: 0, steps.write)
      try sync(descriptor, steps.sync)
      try rename(temporary, to: path, steps.rename)
    } catch {
      _ = Foundation.unlink(temporary)
      throw error
    }
  }

  func write(
    _ data: Data, to descriptor: Descriptor, at offset: Int, _ step: Step
  ) throws(PackageError) {
    var failure: PackageError?
    data.withUnsafeBytes { bytes in
      do throws(PackageError) {
        try write(bytes, to: descriptor, at: offset, step)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  private func run(
    _ step: Step, _ action: @autoclosure () -> String, _ body: () -> Int32
  ) throws(PackageError) {
    try pass(.init(.before, step), action())
    guard retrying(body) >= 0 else { throw .system(errno, action()) }
    try pass(.init(.after, step), action())
  }

  private func pass(_ point: FaultPoint, _ action: @autoclosure () -> String) throws(PackageError) {
    guard let faults else { return }
    switch faults.action(point) {
    case .proceed: return
    case .fail(let number): throw .system(number, action())
    case .kill: _ = kill(getpid(), SIGKILL)
    }
  }
}
