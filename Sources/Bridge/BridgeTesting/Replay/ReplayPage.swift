import BridgeCore
import BridgeRecording

/// The page's part of a replay.
@MainActor struct ReplayPage {
  private let page: InMemoryPage
  private let limit: Duration

  init(_ page: InMemoryPage, within limit: Duration) { (self.page, self.limit) = (page, limit) }

  func play(_ recording: Recording) async throws {
    let calls = recording.callsOfApp
    let known = Dictionary(calls.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    try await prepare(calls)
    var hasDocument = false
    for line in recording.lines {
      switch line.kind {
      case "dropped":
        throw RecordingError(
          .notReplayable, "\(line.count ?? 0) lines of the recording are missing.")
      case "documentBegan":
        guard line.main == true else {
          throw RecordingError(
            .notReplayable, "A replay has no subframes, and \(line.url ?? "one") was one.")
        }
        if hasDocument {
          page.load(url: line.url ?? page.url)
          try await prepare(calls)
        }
        hasDocument = true
      case "callBegan": if line.from == "page" { try await begin(line, known) }
      case "callEnded": try await end(line, known)
      case "event":
        if line.from == "page", let name = line.name, let value = line.value {
          _ = try await page.evaluate(
            "webBridgeReplay.emit(\(name.quoted), \(try value.script(of: name)))")
        }
      default: break
      }
    }
    // What native code does in answer to the last line arrives in the next turns.
    _ = try await page.evaluate("bridge.has('replay')")
  }

  /// Installs the script in the document, and what the page answers.
  private func prepare(_ calls: [RecordedCall]) async throws {
    _ = try await page.evaluate("bridge.ready.then(() => 0)")
    _ = try await page.evaluate(ReplaySource.replay)
    for call in calls where !call.isOfPage && call.hasEnded {
      var answer = "{"
      if call.isStream {
        let elements = try call.elements.map { try $0.script(of: call.method) }
        answer += "elements: [\(elements.joined(separator: ","))],"
      } else if let result = call.result {
        answer += "result: \(try result.script(of: call.method)),"
      }
      if let error = call.error {
        // What native code said of its own call is not what the page said.
        if RecordedError.ofCaller.contains(error.code) { continue }
        answer += "error: {code: \(error.code.quoted), message: \(error.message.quoted)}"
      }
      _ = try await page.evaluate("webBridgeReplay.answer(\(call.method.quoted), \(answer)})")
    }
  }

  private func begin(_ line: RecordedLine, _ known: [String: RecordedCall]) async throws {
    guard let id = line.call, let call = known[id] else { return }
    let list = try call.arguments.script(of: call.method)
    _ = try await page.evaluate(
      "webBridgeReplay.call(\(id.quoted), \(call.method.quoted), \(call.isStream), \(list))")
  }

  private func end(_ line: RecordedLine, _ known: [String: RecordedCall]) async throws {
    guard let id = line.call, known[id]?.isOfPage == true else { return }
    if line.error?.code == "cancelled" {
      _ = try await page.evaluate("webBridgeReplay.cancel(\(id.quoted))")
    }
    // The comparison tells of a call that has not ended.
    await wait(for: "webBridgeReplay.ended(\(id.quoted))")
  }

  /// Waits until a promise of the page is settled, or until the limit.
  private func wait(for script: String) async {
    let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
    let page = page
    let reading = Task {
      _ = try? await page.evaluate(script)
      continuation.finish()
    }
    let watch = Task {
      try? await Task.sleep(for: limit)
      continuation.finish()
    }
    for await _ in ends {}
    reading.cancel()
    watch.cancel()
  }
}

extension String {
  /// The text as a literal of JavaScript.
  fileprivate var quoted: String { BridgeValue.string(self).plainText }
}

extension RecordedError {
  /// The codes of errors that native code gives its own calls.
  fileprivate static let ofCaller: Set<String> = [
    "cancelled", "timedOut", "documentGone", "webProcessTerminated", "detached",
  ]
}

extension RecordedPayload {
  /// The payload as the replay's script takes it.
  fileprivate func script(of name: String) throws -> String {
    guard let json, !isRedacted else {
      throw RecordingError(
        .notReplayable,
        "The recording does not have the whole payload of \(name). Record with a larger maxPayloadBytes and with the redaction .none."
      )
    }
    let text = json.plainText
    if isExtended, ["\"$function\":", "\"$stream\":", "\"$blob\":"].contains(where: text.contains) {
      throw RecordingError(
        .notReplayable, "A replay cannot pass the function, stream or blob of \(name).")
    }
    return "{json: \(text), extended: \(isExtended)}"
  }
}
