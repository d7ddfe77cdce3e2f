/// An update of a package, as its steps. The update begins with the iteration, and ends with it: leaving the loop
/// stops the update, and what has come stays for the next one.
///
/// ```swift
/// for try await step in packages.update("shop", from: feed) {
///   if case .fetching(let progress) = step { bar.value = progress.fraction }
/// }
/// ```
///
/// The iteration throws ``PackageError``, and `CancellationError` if the task is cancelled.
public struct PackageUpdate: AsyncSequence, Sendable {
  /// A step of the update.
  public typealias Element = PackageUpdateStep

  let run: @Sendable (_ tell: @escaping @Sendable (PackageUpdateStep) -> Void) async throws -> Void

  /// Begins the update.
  public func makeAsyncIterator() -> Iterator {
    let (steps, continuation) = AsyncThrowingStream.makeStream(of: PackageUpdateStep.self)
    let task = Task {
      do {
        try await run { continuation.yield($0) }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    continuation.onTermination = { _ in task.cancel() }
    return Iterator(steps: steps.makeAsyncIterator())
  }

  /// Runs the update to its end, and returns the release that the device then has.
  @discardableResult public func finish() async throws -> InstalledRelease {
    var last: InstalledRelease?
    for try await step in self {
      switch step {
      case .installed(let release), .upToDate(let release): last = release
      case .checking, .found, .fetching: break
      }
    }
    guard let last else { throw CancellationError() }
    return last
  }

  /// An iterator of the steps.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var steps: AsyncThrowingStream<PackageUpdateStep, any Error>.Iterator

    /// Returns the next step, and `nil` after the last one.
    public mutating func next() async throws -> PackageUpdateStep? { try await steps.next() }
  }
}
