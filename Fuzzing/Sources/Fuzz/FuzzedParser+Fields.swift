import Foundation
import FuzzDriver
import HTTPTypes

@testable import OfflinePackages

/// Header fields: those of a server's responses, and `Range` of requests.
extension FuzzedParser {
  func acceptFields(_ text: String) {
    switch self {
    case .contentRange:
      guard let range = ContentRange(text) else { return }
      hold(range.bytes.lowerBound >= 0, "A range begins before the file.")
      hold(range.size.map { range.bytes.upperBound < $0 } ?? true, "A range ends behind the file.")
      let ends = "\(range.bytes.lowerBound)-\(range.bytes.upperBound)"
      let written = "bytes \(ends)/\(range.size.map(String.init) ?? "*")"
      hold(ContentRange(written) == range, "A range is another one when it is read again.")
    case .response: acceptResponse(text)
    case .range:
      let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let size = Int(digits: lines[0]) ?? .max
      let field = lines.count > 1 ? String(lines[1]) : nil
      if case .part(let bytes) = RangeField(field, size: size) {
        acceptPart(bytes, of: size)
        let again = RangeField("bytes=\(bytes.lowerBound)-\(bytes.upperBound - 1)", size: size)
        hold(again == .part(bytes), "A part is another one when it is asked for again.")
      }
    default: fatalError("\(self) is no parser of fields.")
    }
  }

  private func acceptPart(_ bytes: Range<Int>, of size: Int) {
    hold(!bytes.isEmpty, "A part has no bytes.")
    hold(bytes.lowerBound >= 0 && bytes.upperBound <= size, "A part leaves the file.")
  }

  /// A line with the status, and lines with fields.
  private func acceptResponse(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var fields = HTTPFields()
    for line in lines.dropFirst().prefix(1_000) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let name = HTTPField.Name(String(parts[0])) else { continue }
      fields.append(HTTPField(name: name, value: String(parts[1])))
    }
    let code = Int(lines[0]).flatMap { (0...999).contains($0) ? $0 : nil } ?? 0
    let response = FeedResponse(.init(code: code), headerFields: fields, body: FeedBody { nil })
    if let tag = response.strongTag {
      hold(tag.utf8.first == 0x22 && tag.utf8.last == 0x22, "A strong tag has no quotation marks.")
      hold(
        tag.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "A tag ends the field of a request.")
    }
    if let length = response.length {
      hold(length >= 0, "A body has fewer bytes than none.")
      hold(response.headerFields[.contentEncoding] == nil, "A length is of coded bytes.")
    }
    if let delay = response.retryDelay {
      hold(.zero ... .seconds(60) ~= delay, "A server keeps a device waiting.")
    }
    acceptFailure(of: response)
  }

  private func acceptFailure(of response: FeedResponse) {
    guard let url = URL(string: "https://feed.example/objects/00") else { return }
    let failure = RetryRule.failure(response, at: url, showing: nil)
    let code = response.status.code
    let isPassing = [408, 429].contains(code) || (500...599).contains(code)
    if let failure = failure as? RetryRule.Retriable {
      hold(isPassing && failure.error.code == .badStatus, "A failure for good is tried again.")
      hold(failure.delay == response.retryDelay, "The time to wait is another one.")
    } else {
      let isMissing = [404, 410].contains(code)
      hold(
        (failure as? PackageError)?.code == (isMissing ? .notFound : .badStatus) && !isPassing,
        "A status has another meaning.")
    }
  }
}
