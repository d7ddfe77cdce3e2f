#if canImport(Darwin)
  import Foundation
  import Logging

  /// Reports changes of files in a folder or its subfolders, by file system sources.
  final class FolderWatch {
    private let tree: WatchedTree

    /// Watches until the object is released. `onChange` is called once for each burst of changes.
    init?(_ path: String, log: Logger, onChange: @escaping @Sendable () -> Void) {
      let queue = DispatchQueue(label: "webbridge.watch")
      let tree = WatchedTree(path, log: log, burst: ChangeBurst(onQueue: queue, ended: onChange))
      self.tree = tree
      queue.sync { tree.update() }
    }

    deinit {
      let tree = tree
      tree.queue.async { tree.end() }
    }
  }

  /// The sources of the folders and files, by their paths.
  ///
  /// `@unchecked`, because the sources are used only on the queue.
  private final class WatchedTree: @unchecked Sendable {
    let queue: DispatchQueue
    private let root: String
    private let log: Logger
    private let burst: ChangeBurst
    private var sources: [String: any DispatchSourceFileSystemObject] = [:]
    private var hasEnded = false

    /// The largest number of watched files, because each takes a descriptor.
    private let limit: Int

    init(_ root: String, log: Logger, burst: ChangeBurst) {
      (self.root, self.log, self.burst, queue) = (root, log, burst, burst.queue)
      var limits = rlimit()
      // Apps of Xcode may have 256 descriptors.
      limit = WatchedPaths.limit(
        ofProcess: getrlimit(RLIMIT_NOFILE, &limits) == 0 ? limits.rlim_cur : 256)
    }

    /// Watches the files that are new.
    func update() {
      guard !hasEnded else { return }
      for path in WatchedPaths.all(in: root) { watch(path) }
    }

    private func watch(_ path: String) {
      guard sources[path] == nil else { return }
      guard sources.count < limit else { return }
      let descriptor = open(path, O_EVTONLY | O_NOFOLLOW)
      guard descriptor >= 0 else { return }
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: [.write, .extend, .rename, .delete], queue: queue)
      source.setEventHandler { [weak self] in self?.changed(path) }
      source.setCancelHandler { close(descriptor) }
      sources[path] = source
      if sources.count == limit {
        log.info(
          "Only \(limit) files of \(root) are watched. Reload the page to see other changes.")
      }
      source.resume()
    }

    private func changed(_ path: String) {
      guard !hasEnded, let source = sources[path] else { return }
      // A path that was renamed or deleted may refer to another file from now on.
      if !source.data.isDisjoint(with: [.rename, .delete]) {
        source.cancel()
        sources[path] = nil
      }
      let hadRoot = sources[root] != nil
      update()
      // The folder that contains the root also has other files, whose changes do not matter.
      if path == root || path.hasPrefix(root + "/") || !hadRoot { burst.changed() }
    }

    func end() {
      hasEnded = true
      for source in sources.values { source.cancel() }
      sources = [:]
    }
  }
#endif
