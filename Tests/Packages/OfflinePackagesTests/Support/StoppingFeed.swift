import Foundation
import Locking
import TestSupport
import Testing

@testable import OfflinePackages

/// A server of a feed that stops at a byte of a request, and does so for all later requests, until it is whole again.
final class StoppingFeed: Sendable {
  /// Where the server stops, and how.
  struct Stop: Sendable, CustomStringConvertible {
    enum Way: String, CaseIterable {
      case closes, silent
      /// The server is silent until ``StoppingFeed/goOn()``.
      case paused
    }

    /// The number of the request, from 1.
    let request: Int
    let byte: Int
    let way: Way

    var description: String { "\(way) behind byte \(byte) of request \(request)" }
  }

  private struct State {
    var stop: Stop?
    var requests = 0
    /// The lengths of the responses since the server was made.
    var lengths: [(head: Int, all: Int)] = []
  }

  let files = MemoryFeed()
  /// How often the server has stopped.
  let stops = Tally()
  private let state = Locked(State())
  private let isWhole = DispatchSemaphore(value: 0)
  private let server: WireServer

  init() throws {
    let (files, stops, state, isWhole) = (files, stops, state, isWhole)
    server = try WireServer { connection in
      let target = connection.request.split(separator: " ").dropFirst().first ?? ""
      let (head, body) = Self.response(files.file(named: String(target.dropFirst())))
      let (number, stop) = state.withLock { state in
        state.requests += 1
        state.lengths.append((head.count, head.count + body.count))
        return (state.requests, state.stop)
      }
      let response = head + body
      guard let stop, number >= stop.request else {
        connection.send(response)
        return
      }
      // Requests that go out at once come in any order, and the response may be a shorter one.
      let sent = min(stop.byte, response.count - 1)
      connection.send(response.prefix(sent))
      stops.add()
      switch stop.way {
      case .closes: break
      case .silent: connection.waitForEnd()
      case .paused:
        isWhole.wait()
        isWhole.signal()
        connection.send(response.dropFirst(sent))
      }
    }
  }

  // Nothing waits for a server that is gone.
  deinit { isWhole.signal() }

  private static func response(_ file: Data?) -> (Data, Data) {
    guard let file else {
      return (Data(BrokenServer.Response.head("404 Not Found", ["Content-Length: 0"]).utf8), Data())
    }
    let fields = ["Content-Length: \(file.count)", "ETag: \"\(PackageDigest(of: file))\""]
    return (Data(BrokenServer.Response.head("200 OK", fields).utf8), file)
  }

  /// The lengths of the responses that were asked for, and of their heads.
  var lengths: [(head: Int, all: Int)] { state.withLock { $0.lengths } }

  func stop(at stop: Stop?) { state.withLock { ($0.stop, $0.requests) = (stop, 0) } }

  /// Answers all requests, also those that are paused.
  func goOn() {
    stop(at: nil)
    isWhole.signal()
  }

  func packageFeed(_ change: (inout PackageTransferOptions) -> Void = { _ in }) -> PackageFeed {
    PackageFeed(server.url, options: .quick(change))
  }

  /// Where a server may stop: at the first and the last byte of each part of each response.
  ///
  /// swift-corelibs-foundation ends the process when a response ends between its status line and the end of its head
  /// (issue 5285 of that project), so that the server does not close the connection there.
  static func moments(of lengths: [(head: Int, all: Int)], _ way: Stop.Way) -> [Stop] {
    lengths.enumerated().flatMap { number, length in
      var bytes = [0, 1, 8, 16, length.head, (length.head + length.all) / 2, length.all - 1]
      #if canImport(FoundationNetworking)
        let isWholeHead = way != .closes
      #else
        let isWholeHead = true
      #endif
      if isWholeHead { bytes += [18, 40, length.head - 2, length.head - 1] }
      return Set(bytes).sorted().filter {
        $0 < length.all && (isWholeHead || $0 != length.head - 1)
      }
      .map { Stop(request: number + 1, byte: $0, way: way) }
    }
  }
}
