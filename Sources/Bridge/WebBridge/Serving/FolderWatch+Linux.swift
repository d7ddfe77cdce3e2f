#if os(Linux)
  import Foundation
  import Glibc
  import Logging

  /// Reports changes of files in a folder or its subfolders, by inotify.
  final class FolderWatch {
    private let source: any DispatchSourceRead

    /// Watches until the object is released. `onChange` is called once for each burst of changes.
    init?(_ path: String, log: Logger, onChange: @escaping @Sendable () -> Void) {
      let descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
      guard descriptor >= 0 else {
        log.warning("The folder is not watched: \(String(cString: strerror(errno)))")
        return nil
      }
      let queue = DispatchQueue(label: "webbridge.watch")
      let burst = ChangeBurst(onQueue: queue, ended: onChange)
      let folders = WatchedFolders(path, descriptor: descriptor, log: log)
      source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      source.setEventHandler { if folders.readEvents() { burst.changed() } }
      source.setCancelHandler { close(descriptor) }
      source.resume()
    }

    deinit { source.cancel() }
  }

  /// The folders that inotify watches, by the numbers of their watches.
  ///
  /// `@unchecked`, because only the initialiser and then the queue of the source use it.
  private final class WatchedFolders: @unchecked Sendable {
    private let root: String
    private let descriptor: Int32
    private let log: Logger
    private var paths: [Int32: String] = [:]
    /// The watch of the folder that contains the root. It reports when the root is created again.
    private var parent: Int32 = -1
    private var hasWarned = false

    private static let events =
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB

    init(_ root: String, descriptor: Int32, log: Logger) {
      (self.root, self.descriptor, self.log) = (root, descriptor, log)
      let folder = (root as NSString).deletingLastPathComponent
      parent = inotify_add_watch(descriptor, folder, UInt32(IN_CREATE | IN_MOVED_TO | IN_ONLYDIR))
      watch(root)
    }

    /// Watches a folder and its subfolders, except hidden folders and links.
    private func watch(_ folder: String) {
      let mask = UInt32(Self.events | IN_ONLYDIR | IN_EXCL_UNLINK)
      let number = inotify_add_watch(descriptor, folder, mask)
      guard number >= 0 else {
        if errno != ENOENT, errno != ENOTDIR, !hasWarned {
          hasWarned = true
          log.warning("\(folder) is not watched: \(String(cString: strerror(errno)))")
        }
        return
      }
      paths[number] = folder
      guard let directory = opendir(folder) else { return }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        var status = stat()
        let path = "\(folder)/\(name)"
        if !name.hasPrefix("."), lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
          watch(path)
        }
      }
    }

    /// Reads the pending events, and returns whether a served file has changed.
    func readEvents() -> Bool {
      var hasChanged = false
      let size = MemoryLayout<inotify_event>.size
      let buffer = UnsafeMutableRawBufferPointer.allocate(
        byteCount: 1 << 16, alignment: MemoryLayout<inotify_event>.alignment)
      defer { buffer.deallocate() }
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return hasChanged }
        var offset = 0
        while offset + size <= count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let bytes = buffer[(offset + size)..<(offset + size + Int(event.len))].prefix { $0 != 0 }
          if receive(event, name: String(decoding: bytes, as: UTF8.self)) { hasChanged = true }
          offset += size + Int(event.len)
        }
      }
    }

    private func receive(_ event: inotify_event, name: String) -> Bool {
      let mask = Int(event.mask)
      if mask & Int(IN_Q_OVERFLOW) != 0 {
        watch(root)
        return true
      }
      if mask & Int(IN_IGNORED) != 0 {
        paths[event.wd] = nil
        return false
      }
      if event.wd == parent, paths[event.wd] == nil {
        guard name == (root as NSString).lastPathComponent else { return false }
        watch(root)
        return true
      }
      // Hidden files are not served, and pages do not show the backup copies of editors.
      guard let folder = paths[event.wd], !name.isEmpty, !name.hasPrefix("."), !name.hasSuffix("~")
      else { return false }
      let isFolder = mask & Int(IN_ISDIR) != 0
      let isNew = mask & (Int(IN_CREATE) | Int(IN_MOVED_TO)) != 0
      if isFolder, isNew { watch("\(folder)/\(name)") }
      // A new file is reported again when its writer closes it.
      return isFolder || mask & Int(IN_CREATE) == 0
    }
  }
#endif
