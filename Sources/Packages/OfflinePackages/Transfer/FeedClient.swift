import Foundation
import HTTPTypes

/// Fetches the files of one feed.
struct FeedClient: Sendable {
  /// The number of bytes of one request. It bounds the bytes in memory while the network is faster than the disk.
  static let slice = 8 << 20

  let feed: PackageFeed

  private var retries: RetryRule { RetryRule(options: feed.options) }

  /// Returns a document; `nil` if the feed has none of that name.
  ///
  /// - Parameter limit: How many bytes the document may have.
  func document(_ path: FeedPath, atMost limit: Int) async throws -> Data? {
    let url = feed.url(of: path)
    do {
      return try await retries.run {
        try await TransferWatch.watching(url, feed.options) { watch in
          let response = try await fetch(url, [.cacheControl: "no-cache"], watch)
          guard response.status == .ok else { throw await RetryRule.failure(response, at: url) }
          var data = Data()
          for try await piece in response.body {
            watch.progressed(by: piece.count)
            guard data.count + piece.count <= limit else {
              if let page = ReplacementPage(data + piece) { throw page.failure(at: url) }
              throw PackageError(
                .overLimit, "\(url.absoluteString) has more than \(limit) bytes.")
            }
            data += piece
          }
          if let page = ReplacementPage(data) { throw page.failure(at: url) }
          guard let length = response.length, length != data.count else { return data }
          throw RetryRule.Retriable(error: Self.short(url, data.count, of: length))
        }
      }
    } catch let error as PackageError where error.code == .notFound {
      return nil
    }
  }

  /// Fetches an object. The bytes of an earlier attempt or update are kept if the server still has the same bytes.
  ///
  /// - Parameter progressed: Receives the number of bytes that have arrived; negative if they were dropped again.
  func fetch(
    _ path: FeedPath, size: Int, into part: StagedPart,
    progressed: @escaping @Sendable (Int) -> Void
  ) async throws {
    let url = feed.url(of: path)
    try await retries.run {
      while part.size < size {
        try await TransferWatch.watching(url, feed.options) { watch in
          try await fetchSlice(url, size, part, watch, progressed)
        }
      }
      do throws(PackageError) {
        try part.finish()
      } catch {
        guard error.code == .mismatch else { throw error }
        progressed(-size)
        throw RetryRule.Retriable(error: Self.wrong(url, error))
      }
    }
  }

  /// Fetches the next bytes of an object, or all that are left.
  private func fetchSlice(
    _ url: URL, _ size: Int, _ part: StagedPart, _ watch: TransferWatch,
    _ progressed: (Int) -> Void
  ) async throws {
    func restart() throws {
      progressed(-part.size)
      try part.restart()
    }
    if part.size > 0, part.validator == nil { try restart() }
    let end = min(part.size + Self.slice, size)
    var fields = HTTPFields()
    if part.size > 0 || end < size {
      fields[.range] = "bytes=\(part.size)-\(end - 1)"
      fields[.ifRange] = part.validator
    }
    let response = try await fetch(url, fields, watch)
    switch response.status.code {
    case 200:
      if part.size > 0 { try restart() }
      try part.setValidator(response.isCoded ? nil : response.strongTag)
    case 206 where !fields.isEmpty:
      let range = response.contentRange
      let isFirst = part.size == 0
      guard let range, range.bytes.lowerBound == part.size, range.size ?? size == size,
        isFirst || response.strongTag.map({ $0 == part.validator }) ?? true
      else {
        try restart()
        if let page = await ReplacementPage(of: response) { throw page.failure(at: url) }
        throw RetryRule.Retriable(
          error: PackageError(.mismatch, "\(url.absoluteString): the server sends another range."))
      }
      if isFirst { try part.setValidator(response.strongTag) }
    case 416:
      try restart()
      throw RetryRule.Retriable(
        error: PackageError(.badStatus, "\(url.absoluteString): the server answers with 416."))
    default: throw await RetryRule.failure(response, at: url)
    }
    var (head, count) = (Data(), 0)
    for try await piece in response.body {
      watch.progressed(by: piece.count)
      count += piece.count
      head += piece.prefix(ReplacementPage.headSize - head.count)
      guard part.size + piece.count <= size else {
        try restart()
        if response.status == .ok, let page = ReplacementPage(head) {
          throw page.failure(at: url)
        }
        throw PackageError(
          .mismatch,
          "\(url.absoluteString) has more than the \(size) bytes that the release states.")
      }
      try part.append(piece)
      progressed(piece.count)
    }
    guard part.size >= (response.status == .ok ? size : end) else {
      if response.status == .ok, response.length ?? count == count,
        let page = ReplacementPage(head)
      {
        try restart()
        throw page.failure(at: url)
      }
      if response.status == .ok, response.length == count {
        try restart()
        throw RetryRule.Retriable(
          error: PackageError(
            .mismatch,
            "\(url.absoluteString) has \(count) bytes, and the release states \(size)."))
      }
      throw RetryRule.Retriable(error: Self.short(url, part.size, of: size))
    }
  }

  /// Sends a request. It asks for no content coding, because a range of coded bytes is of no use, and because URLSession
  /// decodes a small body that grows to a large one before anybody can refuse it.
  func fetch(
    _ url: URL, _ fields: HTTPFields, _ watch: TransferWatch
  ) async throws -> FeedResponse {
    var all: HTTPFields = [.acceptEncoding: "identity"]
    all.replaceFields(with: feed.options.headerFields)
    all.replaceFields(with: fields)
    let request = FeedRequest(url: url, headerFields: all, idleLimit: feed.options.idleLimit)
    do {
      let response = try await feed.transport.fetch(request)
      watch.progressed(by: 0)
      let body = response.body.makeAsyncIterator()
      return FeedResponse(
        response.status, headerFields: response.headerFields,
        body: FeedBody {
          do {
            return try await body.next()
          } catch {
            throw Self.error(error, url)
          }
        })
    } catch {
      throw Self.error(error, url)
    }
  }

  private static func error(_ error: any Error, _ url: URL) -> any Error {
    error is CancellationError || Task.isCancelled
      ? CancellationError() : PackageError(transport: error, url: url)
  }

  private static func short(_ url: URL, _ count: Int, of size: Int) -> PackageError {
    PackageError(
      .network, "\(url.absoluteString): the connection ended after \(count) of \(size) bytes.")
  }

  private static func wrong(_ url: URL, _ error: PackageError) -> PackageError {
    PackageError(error.code, "\(url.absoluteString): \(error.message)")
  }
}

extension HTTPFields {
  /// Takes over the fields of others in place of those with the same name.
  fileprivate mutating func replaceFields(with others: HTTPFields) {
    for name in Set(others.map(\.name)) { self[fields: name] = others[fields: name] }
  }
}
