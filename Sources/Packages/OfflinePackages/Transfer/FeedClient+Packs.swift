import Foundation
import HTTPTypes
import Locking

extension FeedClient {
  /// The maximum number of unneeded bytes between two runs of objects that one request fetches.
  private static let largestGap = 64 << 10

  /// Fetches the objects of a pack that are missing. Objects that are complete when a connection is cut are not
  /// fetched again.
  ///
  /// - Parameters:
  ///   - isMissing: Whether an object is wanted.
  ///   - part: Makes the part of an object, which is empty.
  func fetch(
    _ pack: ReleasePack, sizes: [PackageDigest: Int], missing: Locked<Set<PackageDigest>>,
    part: @escaping @Sendable (PackageDigest) throws -> StagedPart,
    progressed: @escaping @Sendable (Int) -> Void, completed: @escaping @Sendable () -> Void
  ) async throws {
    let url = feed.url(of: .pack(pack.digest))
    var slices: [PackSplitter.Slice] = []
    var place = 0
    for digest in pack.objects {
      let size = sizes[digest] ?? 0
      slices.append(PackSplitter.Slice(digest: digest, range: place..<place + size))
      place += size
    }
    let all = slices
    try await RetryRule(options: feed.options).run {
      while let run = Self.firstRun(of: all, missing.withLock { $0 }) {
        try await TransferWatch.watching(url, feed.options) { watch in
          try await fetch(
            run, of: url, pack.size, watch, part, progressed
          ) { digest in
            missing.withLock { _ = $0.remove(digest) }
            completed()
          }
        }
      }
    }
  }

  /// The first objects that are missing and stand close to each other: a slice of the pack at most.
  private static func firstRun(
    of slices: [PackSplitter.Slice], _ missing: Set<PackageDigest>
  ) -> [PackSplitter.Slice]? {
    var run: [PackSplitter.Slice] = []
    for object in slices where missing.contains(object.digest) {
      if let first = run.first, let last = run.last,
        object.range.lowerBound - last.range.upperBound > largestGap
          || object.range.upperBound - first.range.lowerBound > slice
      {
        break
      }
      run.append(object)
    }
    return run.isEmpty ? nil : run
  }

  private func fetch(
    _ run: [PackSplitter.Slice], of url: URL, _ size: Int, _ watch: TransferWatch,
    _ part: @escaping @Sendable (PackageDigest) throws -> StagedPart, _ progressed: (Int) -> Void,
    _ completed: (PackageDigest) -> Void
  ) async throws {
    let first = run.first?.range.lowerBound ?? 0
    let end = run.last?.range.upperBound ?? 0
    // A range of no bytes cannot be asked for.
    guard first < end else {
      for slice in run {
        try part(slice.digest).finish()
        completed(slice.digest)
      }
      return
    }
    let response = try await fetch(url, [.range: "bytes=\(first)-\(end - 1)"], watch)
    let start: Int
    switch response.status.code {
    case 200: start = 0
    case 206:
      let range = response.contentRange
      guard let range, range.bytes.lowerBound == first else {
        throw PackageError(.mismatch, "\(url.absoluteString): the server sends another range.")
      }
      start = first
    default: throw await RetryRule.failure(response, at: url)
    }
    // A pack may begin as a page does, if its first object is one.
    let isOther = (response.contentRange?.size ?? response.length).map { $0 != size } ?? true
    var head = Data()
    var splitter = PackSplitter(run[...], at: start, part: part)
    do {
      for try await piece in response.body {
        watch.progressed(by: piece.count)
        head += piece.prefix(ReplacementPage.headSize - head.count)
        try splitter.take(piece, progressed: progressed, completed: completed)
        if splitter.isDone { return }
      }
    } catch {
      progressed(-splitter.unfinishedBytes)
      guard isOther, (error as? PackageError)?.code == .mismatch,
        let page = ReplacementPage(head)
      else { throw error }
      throw page.failure(at: url)
    }
    guard splitter.isDone else {
      progressed(-splitter.unfinishedBytes)
      if isOther, let page = ReplacementPage(head) { throw page.failure(at: url) }
      throw RetryRule.Retriable(
        error: PackageError(
          .network, "\(url.absoluteString): the connection ended before byte \(end)."))
    }
  }
}
