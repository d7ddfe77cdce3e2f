import OfflinePackages

/// The failures of releases, as texts such as `shop 2 crash`.
@MainActor final class Failures {
  private(set) var list: [String] = []
  private var task: Task<Void, Never>?

  init(_ events: AsyncStream<PackageEvent>) {
    task = Task { [weak self] in
      for await event in events {
        guard case .failed(let release, let reason) = event else { continue }
        self?.list.append("\(release.package) \(release.version) \(reason.rawValue)")
      }
    }
  }

  deinit { task?.cancel() }
}
