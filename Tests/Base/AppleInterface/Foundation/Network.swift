// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// States URLRequest, URLError and HTTPCookiePropertyKey as Foundation's overlay has them, as far as this
// package uses them.

public struct URLRequest: Hashable, Sendable {
  public typealias CachePolicy = NSURLRequest.CachePolicy

  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
  ) { fatalError() }

  public var url: URL?
  public var cachePolicy: CachePolicy {
    get { fatalError() }
    set { fatalError() }
  }
  public var timeoutInterval: TimeInterval
  public var mainDocumentURL: URL?
  public var httpMethod: String?
  public var allHTTPHeaderFields: [String: String]?
  public var httpBody: Data?
  public var httpShouldHandleCookies: Bool
  public var httpBodyStream: InputStream? {
    get { fatalError() }
    set { fatalError() }
  }
  public func value(forHTTPHeaderField field: String) -> String? { fatalError() }
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {}
}

extension URLSession {
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { fatalError() }
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { fatalError() }
}

public struct URLError: Error, CustomNSError, Hashable, Sendable {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let unknown = Code(rawValue: -1)
    public static let cancelled = Code(rawValue: -999)
    public static let badURL = Code(rawValue: -1000)
    public static let timedOut = Code(rawValue: -1001)
    public static let unsupportedURL = Code(rawValue: -1002)
    public static let cannotFindHost = Code(rawValue: -1003)
    public static let cannotConnectToHost = Code(rawValue: -1004)
    public static let networkConnectionLost = Code(rawValue: -1005)
    public static let resourceUnavailable = Code(rawValue: -1008)
    public static let badServerResponse = Code(rawValue: -1011)
    public static let userAuthenticationRequired = Code(rawValue: -1013)
    public static let appTransportSecurityRequiresSecureConnection = Code(rawValue: -1022)
    public static let secureConnectionFailed = Code(rawValue: -1200)
    public static let serverCertificateHasBadDate = Code(rawValue: -1201)
    public static let serverCertificateUntrusted = Code(rawValue: -1202)
    public static let serverCertificateHasUnknownRoot = Code(rawValue: -1203)
    public static let serverCertificateNotYetValid = Code(rawValue: -1204)
    public static let clientCertificateRejected = Code(rawValue: -1205)
    public static let clientCertificateRequired = Code(rawValue: -1206)
    public static let fileDoesNotExist = Code(rawValue: -1100)
    public static let noPermissionsToReadFile = Code(rawValue: -1102)
  }

  public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
  public static var errorDomain: String { fatalError() }
  public var code: Code { fatalError() }
  public var errorCode: Int { fatalError() }
  public var userInfo: [String: Any] { fatalError() }
  public var errorUserInfo: [String: Any] { fatalError() }
  public var localizedDescription: String { fatalError() }
  public var failingURL: URL? { fatalError() }
  public static var cancelled: Code { .cancelled }
  public static var badURL: Code { .badURL }
  public static var unsupportedURL: Code { .unsupportedURL }
}

public struct POSIXError: Error, Hashable, Sendable {
  public typealias Code = POSIXErrorCode
  public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
  public static func == (one: POSIXError, other: POSIXError) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public var code: Code { fatalError() }
}

public protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
}

extension CustomNSError {
  public static var errorDomain: String { fatalError() }
  public var errorCode: Int { fatalError() }
  public var errorUserInfo: [String: Any] { fatalError() }
}

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }
}

extension Error {
  public var localizedDescription: String { fatalError() }
}

extension HTTPURLResponse {
  /// Declared so that the fields are typed as Swift's overlay types them.
  public typealias Fields = [AnyHashable: Any]
}
