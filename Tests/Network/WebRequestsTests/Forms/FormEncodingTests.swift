import FlyingFox
import Foundation
import TestSupport
import Testing

@testable import WebRequests

/// The bytes of the fields of forms in documents of other encodings.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct FormEncodingTests {
  private static var pages: [RelayPage] = []
  private static var lastKey = 0

  private func pages() async throws -> [RelayPage] {
    if Self.pages.isEmpty {
      Self.pages = [try await RelayPage { try RelayPage.relay($0) }, try await RelayPage(nil)]
    }
    return Self.pages
  }

  private static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }

  /// Submits a form of a document; returns what came, without the name of the boundary.
  private func sent(
    by page: RelayPage, _ charset: String, _ attributes: String, _ script: String
  ) async throws -> [String] {
    Self.lastKey += 1
    let key = "encoding\(Self.lastKey)"
    let html =
      "<!doctype html><form id=f action='/text?keep=\(key)' \(attributes)><input type=hidden name=_charset_><input id=i name=a><input id=o type=file name=file></form>"
    try await page.load(
      "/base64?type=\(Self.escaped("text/html; charset=" + charset))&data=\(Self.escaped(Data(html.utf8).base64EncodedString()))"
    )
    _ = try await page.leave(by: script + "; f.submit()")
    let request = try #require(await TestServer.shared.request(of: key))
    var body = try #require(await TestServer.shared.body(of: key))
    var type = request.headers[.contentType] ?? ""
    if let place = type.range(of: "boundary=") {
      let boundary = String(type[place.upperBound...])
      body = Data(
        body.map(String.init).joined(separator: " ")
          .replacingOccurrences(
            of: boundary.utf8.map { String($0) }.joined(separator: " "), with: "B"
          ).utf8)
      type = "multipart"
    }
    let query = request.query.filter { $0.name != "keep" }.map { "\($0.name)=\($0.value)" }
    return ["\(request.method)", type, body.base64EncodedString()] + query
  }

  nonisolated private static let charsets = [
    "utf-8", "gbk", "gb18030", "big5", "shift_jis", "euc-jp", "iso-2022-jp", "euc-kr", "iso-8859-1",
    "windows-1251", "koi8-r",
  ]
  nonisolated private static let attributes = [
    "method=post", "method=post enctype=text/plain", "method=post enctype=multipart/form-data",
    "method=post accept-charset=utf-8", "method=post accept-charset=gbk",
    "method=post accept-charset='gbk, utf-8'", "method=post accept-charset='nothing,utf-8 gbk'",
    "method=post accept-charset=nothing", "method=post accept-charset=latin1",
    "method=post accept-charset=utf-16",
    "method=post enctype=multipart/form-data accept-charset=big5",
  ]

  @Test(arguments: charsets, attributes)
  func `fields have the bytes of the document's encoding`(
    charset: String, attributes: String
  ) async throws {
    let script = """
      i.value = 'a é я 你 日本語 한국 € 😀 ~\\\\ & = + % " ¥';
      const d = new DataTransfer(); d.items.add(new File(['x'], 'é你"я.txt', { type: 'text/x' })); o.files = d.files
      """
    var seen: [[String]] = []
    for page in try await pages() {
      seen.append(try await sent(by: page, charset, attributes, script))
    }
    #expect(seen[0] == seen[1])
  }
}
