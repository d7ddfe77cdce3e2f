import OfflinePackages
import Testing

@testable import PackagePublishing

/// The note about a policy that a page has in `<meta>`.
@Suite struct PageOwnPolicyTests {
  @Test(arguments: [
    ("script-src https://shop.example", true), ("default-src https: data:", true),
    ("script-src 'none'", true), ("default-src 'self'; script-src https://a.b", true),
    ("script-src 'self'; script-src-elem https://a.b", true), ("script-src", true),
    ("default-src 'self' https:", false), ("SCRIPT-SRC 'SELF'", false), ("img-src https:", false),
    ("script-src 'nonce-a' 'strict-dynamic'", false), ("default-src *", false),
    ("default-src https:; script-src 'self'", false), ("", false),
  ])
  func `a policy that refuses the scripts of the package is noted as one`(
    policy: String, refuses: Bool
  ) throws {
    var scan = DocumentScan(try PackagePath("a.html"))
    scan.read(
      HTMLTokenizer.tags(
        of: "<meta http-equiv='Content-Security-Policy' content=\"\(policy)\">"))
    guard case .note(_, let reason)? = scan.found.first, scan.found.count == 1 else {
      Issue.record("\(scan.found)")
      return
    }
    #expect(reason.hasPrefix("has a policy in <meta>"))
    #expect(reason.contains("refuses the scripts of the package") == refuses, "\(reason)")
  }
}
