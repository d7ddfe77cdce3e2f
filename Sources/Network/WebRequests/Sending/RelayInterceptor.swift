/// Sees the requests of pages before they are sent: signs, encrypts, adds fields, answers from a cache, refuses, logs.
///
/// ```swift
/// struct Signing: RelayInterceptor {
///   let key: Key
///   func intercept(_ request: RelayedRequest, next: RelayNext) async throws -> RelayedResponse {
///     var request = request
///     request.headerFields[.authorization] = try await key.signature(of: request)
///     return try await next(request)
///   }
/// }
/// ```
///
/// Interceptors run in their order. Each is asked again for the request that follows a redirect: what it adds for one
/// server thus never reaches another one by itself. An error that an interceptor throws is, for the page, a request
/// that failed.
public protocol RelayInterceptor: Sendable {
  /// Answers a request.
  ///
  /// - Parameters:
  ///   - request: The request, as the page and the interceptors before this one made it.
  ///   - next: Passes a request on, to the next interceptor and in the end to the client.
  /// - Returns: The response of `next`, a changed one, or one of the interceptor's own.
  func intercept(_ request: RelayedRequest, next: RelayNext) async throws -> RelayedResponse
}

/// The rest of the chain after an interceptor.
public struct RelayNext: Sendable {
  let send: @Sendable (RelayedRequest) async throws -> RelayedResponse

  /// Passes a request on.
  ///
  /// - Throws: ``RelayError``, or what a later interceptor or the client throws.
  public func callAsFunction(_ request: RelayedRequest) async throws -> RelayedResponse {
    try await send(request)
  }
}
