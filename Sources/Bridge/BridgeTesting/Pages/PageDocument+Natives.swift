import BridgeCore
import Foundation

/// The functions of the engine that a window calls.
extension PageDocument {
  /// The functions, by the names under which the window's scripts call them. None of them retains the
  /// document, because the document owns the context that owns the functions.
  var natives: [String: ScriptContext.Function] {
    [
      "about": { [weak self] _ in self?.about },
      "now": { [weak self] _ in "\(self?.page?.clock.now.milliseconds ?? 0)" },
      "console": { [weak self] in self?.log($0) },
      "timer": { [weak self] in self?.startTimer($0) },
      "task": { [weak self] in self?.queueTask($0) },
      "random": { Self.random($0) },
      "hasHandler": { [weak self] in self?.page?.hasHandler($0.first) == true ? "yes" : nil },
      "post": { [weak self] in self?.post($0) },
      "prompt": { [weak self] in self?.prompt($0) },
      "conclude": { [weak self] in self?.conclude($0) },
      "reopened": { [weak self] _ in self?.reopen() },
      "navigate": { [weak self] in self?.navigate($0) },
      "frame": { [weak self] in self?.navigateFrame($0) },
      "reload": { [weak self] _ in self?.reload() },
    ]
  }

  private var about: String? {
    struct About: Encodable {
      var url: String
      var origin: String
      var isMainFrame: Bool
      var handlers: [String]
    }
    let about = About(
      url: url, origin: origin.description, isMainFrame: isMainFrame,
      handlers: [PageRuntime.handlerName])
    return (try? JSONEncoder().encode(about)).map { String(decoding: $0, as: UTF8.self) }
  }

  func log(_ line: ConsoleLine) { page?.log(line) }

  private func log(_ arguments: [String]) -> String? {
    guard arguments.count == 2 else { return nil }
    log(ConsoleLine(level: .init(rawValue: arguments[0]) ?? .log, text: arguments[1]))
    return nil
  }

  private func startTimer(_ arguments: [String]) -> String? {
    guard arguments.count == 2, let delay = Double(arguments[1]) else { return nil }
    // Browsers store the delay in 32 bits.
    let microseconds = Int64(min(max(delay, 0), 2_147_483_647) * 1000)
    page?.clock.schedule(after: .microseconds(microseconds)) { [weak self] in
      self?.perform { [weak self] in self?.call("run", [arguments[0]]) }
    }
    return nil
  }

  private func queueTask(_ arguments: [String]) -> String? {
    inTurn { [weak self] in
      self?.perform { [weak self] in self?.call("run", arguments) }
    }
    return nil
  }

  private static func random(_ arguments: [String]) -> String? {
    let count = arguments.first.flatMap { Int($0) } ?? 0
    return (0..<count).map { _ in
      let digits = String(UInt8.random(in: 0...255), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  private func prompt(_ arguments: [String]) -> String? {
    guard arguments.count == 2, let page else { return nil }
    // The texts that the page posted before the prompt arrive before it, as in a browser.
    page.crossing.arrive(.toNative)
    // The window is not blocked. Its call fails if the answer comes later.
    var answer: String?
    if page.receiver?.receive(prompt: arguments[0], text: arguments[1], reply: { answer = $0 })
      == true
    {
      page.crossing.record(CrossedText(direction: .toNative, text: arguments[1]))
      if let answer { page.crossing.record(CrossedText(direction: .toPage, text: answer)) }
      return answer
    }
    let given = page.promptHandler?(arguments[0], arguments[1])
    return page.dialogsBlock ? given : ""
  }

  private func conclude(_ arguments: [String]) -> String? {
    guard arguments.count == 3 else { return nil }
    if arguments[1] == "value" {
      conclude(arguments[0], .success(arguments[2]))
    } else {
      let error = try? JSONDecoder().decode(PageError.self, from: Data(arguments[2].utf8))
      conclude(arguments[0], .failure(error ?? PageError(name: "Error", message: arguments[2])))
    }
    return nil
  }

  /// Runs the document-start script again, in the window that the page has changed.
  private func reopen() -> String? {
    runStartScript()
    return nil
  }

  private func navigate(_ arguments: [String]) -> String? {
    guard isMainFrame, let url = arguments.first else { return nil }
    page?.load(url: url)
    return nil
  }

  /// Handles a navigation of a frame that a script created. Only the bridge may intercept it, because no
  /// document exists at its URL.
  private func navigateFrame(_ arguments: [String]) -> String? {
    if let url = arguments.first.flatMap({ URL(string: $0) }) {
      _ = page?.receiver?.intercept(PageNavigation(to: url, isMainFrame: false))
    }
    return nil
  }

  private func reload() -> String? {
    if isMainFrame { page?.reload() }
    return nil
  }
}

extension Duration {
  /// The duration in milliseconds, as JavaScript measures time.
  var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
  }
}
