import CWebKitGTK
import Foundation
import FoundationNetworking
import Logging

/// A server's request for credentials, which is answered exactly once.
@MainActor struct Challenge {
  let host: String
  let port: Int
  let isForProxy: Bool
  let isRetry: Bool

  private let request: GObject
  private let realm: String
  private let isSecure: Bool
  private let scheme: WebKitAuthenticationScheme

  init(_ request: GObject) {
    self.request = request
    let raw = request.opaque
    host = webkit_authentication_request_get_host(raw).map { String(cString: $0) } ?? ""
    port = Int(webkit_authentication_request_get_port(raw))
    realm = webkit_authentication_request_get_realm(raw).map { String(cString: $0) } ?? ""
    isForProxy = webkit_authentication_request_is_for_proxy(raw) != 0
    isRetry = webkit_authentication_request_is_retry(raw) != 0
    scheme = webkit_authentication_request_get_scheme(raw)
    var isSecure = false
    if let origin = webkit_authentication_request_get_security_origin(raw) {
      isSecure = String(cString: webkit_security_origin_get_protocol(origin)) == "https"
      webkit_security_origin_unref(origin)
    }
    self.isSecure = isSecure
  }

  /// Whether the challenge is about a certificate, for which Foundation on Linux has no types.
  var isForCertificate: Bool {
    [
      WEBKIT_AUTHENTICATION_SCHEME_CLIENT_CERTIFICATE_REQUESTED,
      WEBKIT_AUTHENTICATION_SCHEME_CLIENT_CERTIFICATE_PIN_REQUESTED,
      WEBKIT_AUTHENTICATION_SCHEME_SERVER_TRUST_EVALUATION_REQUESTED,
    ].contains(scheme)
  }

  /// A text that identifies the protection space.
  var space: String { "\(isForProxy) \(host):\(port) \(realm)" }

  /// Makes Foundation's form of the challenge.
  func make(previousFailureCount: Int) -> URLAuthenticationChallenge {
    let space =
      isForProxy
      ? URLProtectionSpace(
        proxyHost: host, port: port,
        type: isSecure ? NSURLProtectionSpaceHTTPSProxy : NSURLProtectionSpaceHTTPProxy,
        realm: realm, authenticationMethod: method)
      : URLProtectionSpace(
        host: host, port: port,
        protocol: isSecure ? NSURLProtectionSpaceHTTPS : NSURLProtectionSpaceHTTP, realm: realm,
        authenticationMethod: method)
    return URLAuthenticationChallenge(
      protectionSpace: space, proposedCredential: proposedCredential,
      previousFailureCount: previousFailureCount, failureResponse: nil, error: nil,
      sender: ChallengeSender())
  }

  /// Answers the server.
  func answer(_ disposition: URLSession.AuthChallengeDisposition, _ credential: URLCredential?) {
    let raw = request.opaque
    switch disposition {
    case .cancelAuthenticationChallenge: webkit_authentication_request_cancel(raw)
    case .useCredential: authenticate(credential)
    case .performDefaultHandling: authenticate(isRetry ? nil : proposedCredential)
    default: authenticate(nil)
    }
  }

  /// Continues without credentials.
  func goOn() { authenticate(nil) }

  private func authenticate(_ credential: URLCredential?) {
    let raw = request.opaque
    guard let user = credential?.user,
      let made = webkit_credential_new(
        user, credential?.password ?? "", credential?.persistence.gtk ?? .init(0))
    else { return webkit_authentication_request_authenticate(raw, nil) }
    webkit_authentication_request_authenticate(raw, made)
    webkit_credential_free(made)
  }

  private var proposedCredential: URLCredential? {
    guard let raw = webkit_authentication_request_get_proposed_credential(request.opaque) else {
      return nil
    }
    defer { webkit_credential_free(raw) }
    guard let user = webkit_credential_get_username(raw) else { return nil }
    let password = webkit_credential_get_password(raw).map { String(cString: $0) } ?? ""
    return URLCredential(
      user: String(cString: user), password: password, persistence: .forSession)
  }

  private var method: String {
    switch scheme {
    case WEBKIT_AUTHENTICATION_SCHEME_HTTP_BASIC: NSURLAuthenticationMethodHTTPBasic
    case WEBKIT_AUTHENTICATION_SCHEME_HTTP_DIGEST: NSURLAuthenticationMethodHTTPDigest
    case WEBKIT_AUTHENTICATION_SCHEME_HTML_FORM: NSURLAuthenticationMethodHTMLForm
    case WEBKIT_AUTHENTICATION_SCHEME_NTLM: NSURLAuthenticationMethodNTLM
    case WEBKIT_AUTHENTICATION_SCHEME_NEGOTIATE: NSURLAuthenticationMethodNegotiate
    default: NSURLAuthenticationMethodDefault
    }
  }
}

extension URLCredential.Persistence {
  fileprivate var gtk: WebKitCredentialPersistence {
    switch self {
    case .forSession: WEBKIT_CREDENTIAL_PERSISTENCE_FOR_SESSION
    case .permanent, .synchronizable: WEBKIT_CREDENTIAL_PERSISTENCE_PERMANENT
    default: WEBKIT_CREDENTIAL_PERSISTENCE_NONE
    }
  }
}

/// The sender that a challenge must have. Challenges are answered through the completion handler.
private final class ChallengeSender: NSObject, URLAuthenticationChallengeSender {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) { complain() }
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) { complain() }
  func cancel(_ challenge: URLAuthenticationChallenge) { complain() }
  func performDefaultHandling(for challenge: URLAuthenticationChallenge) { complain() }
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) { complain() }

  private func complain() {
    Task { @MainActor in
      WKWebView.log.error("Answer an authentication challenge through its completion handler.")
    }
  }
}

extension WKWebView {
  /// Asks a delegate how to answer a server that requests credentials.
  func respond(to request: GObject) {
    let challenge = Challenge(request)
    guard !challenge.isForCertificate else { return challenge.goOn() }
    let failures = challenge.isRetry ? (challengeFailures[challenge.space] ?? 0) + 1 : 0
    challengeFailures[challenge.space] = failures
    let made = challenge.make(previousFailureCount: failures)
    let answer = Answer<(URLSession.AuthChallengeDisposition, URLCredential?)>(
      "didReceive challenge", ifDropped: (.cancelAuthenticationChallenge, nil)
    ) { challenge.answer($0, $1) }
    if let download = challengedDownload(challenge), let delegate = download.delegate {
      delegate.download(download, didReceive: made) { answer.give(($0, $1)) }
    } else if let delegate = navigationDelegate {
      navigations.answered()
      navigationDelegateUse.willAsk()
      delegate.webView(self, didReceive: made) { answer.give(($0, $1)) }
    } else {
      answer.give((.rejectProtectionSpace, nil))
    }
  }

  /// Returns the download that the challenge is about, if any. WebKitGTK also asks a view about the
  /// challenges of its downloads.
  private func challengedDownload(_ challenge: Challenge) -> WKDownload? {
    guard webkit_web_view_is_loading(object.pointer()) == 0 else { return nil }
    return WKDownload.running.values.first {
      $0.webView === self && $0.state == .waiting
        && (challenge.isForProxy || $0.originalRequest?.url?.host == challenge.host)
    }
  }
}
