import Foundation
import Testing

@testable import BridgeMonitor
@testable import WebBridge

/// Reports of a page that has changed what the monitor's script sees.
@Suite struct PageReportTests {
  @Test(arguments: [
    ("1000", "400", 600), ("1000", "2000", 0), ("1e9", "0", 60_000),
    (#"{"$number":"NaN"}"#, "5", 0), ("5", #"{"$number":"NaN"}"#, 0),
    (#"{"$number":"Infinity"}"#, #"{"$number":"Infinity"}"#, 0),
    (#"{"$number":"Infinity"}"#, "5", 60_000), (#"{"$number":"-Infinity"}"#, "5", 0),
  ])
  func `a page's times are as old as times can be, whatever they are`(
    now: String, at: String, age: Int
  ) throws {
    let text = #"~[\#(now),0,[{"kind":"console","at":\#(at),"message":"m"}]]"#
    let reports = try PageReports(Payload(text: Array(text.utf8)[...]))
    let report = try #require(reports.list.first)
    #expect(reports.age(of: report) == .milliseconds(age))
  }

  @Test(arguments: [
    "-1e300", "-1e30", "0", "1e300", #"{"$number":"NaN"}"#, #"{"$number":"-Infinity"}"#,
  ])
  func `a page's time origin may be any number`(origin: String) throws {
    let text = #"~[1,0,[{"kind":"times","at":1,"origin":\#(origin)}]]"#
    let reports = try PageReports(Payload(text: Array(text.utf8)[...]))
    let report = try #require(reports.list.first)
    let url = try #require(URL(string: "app://shop/a.js"))
    let load = SchemeLoad(url: url, began: Date(), isOfPackage: true)
    let resources = report.resources(and: [load], page: nil)
    #expect(resources.counts == [.package: 1])
    #expect(resources.slowest.first?.start == .zero)
  }
}
