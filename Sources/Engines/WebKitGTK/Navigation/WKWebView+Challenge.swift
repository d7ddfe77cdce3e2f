import CWebKitGTK
import Foundation
import FoundationNetworking

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
