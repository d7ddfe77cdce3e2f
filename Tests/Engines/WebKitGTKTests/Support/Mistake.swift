import Foundation
import FoundationNetworking
import WebKitGTK

/// The mistakes that a scheme handler may make.
enum Mistake: String, CaseIterable {
  case dataFirst, finishFirst, responseAfterData, redirect, status, headerField, headerName

  @MainActor func make(_ task: any WKURLSchemeTask) {
    switch self {
    case .dataFirst: task.didReceive(Data("early".utf8))
    case .finishFirst: task.didFinish()
    case .responseAfterData:
      task.didReceive(task.response(type: "text/plain"))
      task.didReceive(Data("some".utf8))
      task.didReceive(task.response(type: "text/plain"))
    case .redirect: answer(task, status: 302, fields: ["Location": "/elsewhere"])
    case .status: answer(task, status: -5, fields: [:])
    case .headerField: answer(task, status: 200, fields: ["X-Two": "lines\r\nX-More: here"])
    case .headerName: answer(task, status: 200, fields: ["X Two": "words"])
    }
  }

  var reason: String {
    switch self {
    case .dataFirst: "The handler gave data before it gave a response."
    case .finishFirst: "The handler finished before it gave a response."
    case .responseAfterData: "The handler gave another response after it gave data."
    case .redirect:
      "The handler gave the status 302, but WebKitGTK cannot redirect a custom scheme."
    case .status: "The handler gave -5, which is no HTTP status."
    case .headerField: "The handler gave a header field that HTTP does not allow: “X-Two”."
    case .headerName: "The handler gave a header field that HTTP does not allow: “X Two”."
    }
  }

  private func answer(_ task: any WKURLSchemeTask, status: Int, fields: [String: String]) {
    let url = task.request.url ?? URL(fileURLWithPath: "/")
    guard
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: nil, headerFields: fields)
    else { return }
    task.didReceive(response)
    task.didFinish()
  }
}
