import WebBridge

/// What native code knows of the requests of one document.
struct DocumentAccount {
  /// Requests with a name that arrived, and those that ended. Reads of functions, streams and blobs have none.
  var arrived: Int { names.values.reduce(0, +) }
  /// The same requests by their names.
  var names: [String: Int] = [:]
  var ended = 0
  /// Synchronous calls that arrived.
  var synchronous = 0
  /// Events that arrived.
  var emitted = 0
  /// Calls of native code that were sent, by name.
  var sent: [String: Int] = [:]

  /// Compares the account with what the page told in the same place of the order.
  ///
  /// - Returns: The differences, as sentences.
  func differences(from report: PageReport) -> [String] {
    var differences: [String] = []
    if report.sent != arrived {
      differences.append(
        "A page sent \(report.sent) requests, of which \(arrived) arrived: \(unequal(report.names))."
      )
    }
    if report.emitted != emitted {
      differences.append("A page emitted \(report.emitted) events, of which \(emitted) arrived.")
    }
    // A request ends on the page after native code has answered it, or after the page has said that it is cancelled.
    if report.ended > ended {
      differences.append(
        "\(report.ended) requests of a page had ended, of which native code had ended \(ended).")
    }
    // Told while calls are under way as well, because only the page knows why it did not send a request.
    return differences.isEmpty ? [] : differences + report.wrong
  }

  /// The names whose counts differ, as words.
  private func unequal(_ sent: [String: Int]) -> String {
    Set(sent.keys).union(names.keys).sorted()
      .filter { sent[$0, default: 0] != names[$0, default: 0] }
      .map { "\(sent[$0, default: 0]) and \(names[$0, default: 0]) of \"\($0)\"" }
      .joined(separator: ", ")
  }

  /// Compares the account of a document without open calls with what its page counted.
  ///
  /// - Parameter ticks: How many events native code emitted to the document since it was ready.
  /// - Returns: The differences, as sentences.
  func differences(from counts: PageCounts, ticks: Int) -> [String] {
    var differences = self.differences(
      from: PageReport(
        sent: counts.sent, names: counts.names, ended: counts.ended, emitted: counts.emitted,
        wrong: []))
    if counts.ended != counts.sent {
      differences.append("A page sent \(counts.sent) requests, of which \(counts.ended) ended.")
    }
    let refused = counts.kinds.values.reduce(0) { $0 + ($1.ends["syncUnavailable"] ?? 0) }
    if counts.synchronous - refused != synchronous {
      differences.append(
        "A page made \(counts.synchronous - refused) synchronous calls, of which \(synchronous) arrived."
      )
    }
    if counts.heard != ticks {
      differences.append("A page heard \(counts.heard) of \(ticks) events.")
    }
    for (name, count) in counts.received.sorted(by: { $0.key < $1.key })
    where count != sent[name, default: 0] {
      differences.append(
        "\"\(name)\" was called \(sent[name, default: 0]) times, and began \(count) times on the page."
      )
    }
    // The handler that tells the counts is running.
    if counts.running != 1 || counts.generators != 0 {
      differences.append(
        "\(counts.running - 1) handlers and \(counts.generators) streams of a page run without a caller."
      )
    }
    for (name, kind) in counts.kinds where kind.ends.values.reduce(0, +) != kind.begun {
      differences.append(
        "\(kind.begun) calls of the kind \"\(name)\" began, and \(kind.ends) ended.")
    }
    return differences + counts.wrong
  }
}
