import Foundation
import Glibc
import TestSupport
import Testing

extension AllTests {
  /// Tests with separate programs, because a program's end cannot be tested from within.
  @MainActor @Suite struct ApplicationTests {
    @Test(arguments: Program.Kind.allCases)
    func `a program ends with its last window`(_ kind: Program.Kind) async throws {
      let ending = try await Program(kind, "closesWindow").end()
      #expect(ending == .init(lines: ["closed", "quitting with 0 windows"]))
    }

    @Test func `a shown window stays though nobody keeps it`() async throws {
      let ending = try await Program(.synchronous, "forgetsWindow").end()
      #expect(ending == .init(lines: ["1 shown", "quitting with 0 windows"]))
    }

    @Test func `a program with a window left goes on`() async throws {
      let ending = try await Program(.synchronous, "hasTwoWindows").end()
      #expect(ending == .init(lines: ["one left", "quitting with 0 windows"]))
    }

    @Test func `a window that opens when the last one closes keeps the program`() async throws {
      let ending = try await Program(.synchronous, "opensAnother").end()
      #expect(ending == .init(lines: ["1 shown", "quitting with 0 windows"]))
    }

    @Test func `a hidden window keeps the program`() async throws {
      let ending = try await Program(.synchronous, "hidesWindow").end()
      #expect(ending == .init(lines: ["still there", "quitting with 0 windows"]))
    }

    @Test func `hidden windows are closed at the end, and those never shown`() async throws {
      let ending = try await Program(.synchronous, "quitsWithHidden").end()
      #expect(
        ending == .init(lines: ["quitting with 1 windows", "closed 0", "closed 1", "closed 2"]))
    }

    @Test func `a program without a window goes on until it quits`() async throws {
      let ending = try await Program(.synchronous, "hasNoWindow").end()
      #expect(ending == .init(lines: ["quitting with 0 windows"]))
    }

    @Test(arguments: Program.Kind.allCases)
    func `quitting gives the exit code`(_ kind: Program.Kind) async throws {
      let ending = try await Program(kind, "quits").end()
      #expect(ending == .init(code: 7, lines: ["quitting with 1 windows"]))
    }

    @Test func `the first exit code counts`() async throws {
      let ending = try await Program(.asynchronous, "quitsTwice").end()
      #expect(ending == .init(code: 7, lines: ["quitting with 0 windows"]))
    }

    @Test(arguments: Program.Kind.allCases)
    func `a program that quit before it ran ends at once`(_ kind: Program.Kind) async throws {
      #expect(try await Program(kind, "quitBeforeRun").end() == .init(code: 7))
    }

    @Test(arguments: [Program.Kind.asynchronous, .topLevel])
    func `an error ends the program and is told`(_ kind: Program.Kind) async throws {
      let ending = try await Program(kind, "fails").end()
      #expect(ending.code == 1)
      #expect(ending.error.hasPrefix("Error: "))
      #expect(ending.lines == ["quitting with 0 windows"])
    }

    @Test(arguments: Program.Kind.allCases)
    func `without a display a program says what it needs`(_ kind: Program.Kind) async throws {
      let program = try Program(
        kind, "waits", environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
      let ending = try await program.end()
      #expect(ending.code == 1)
      #expect(ending.error.contains("xvfb-run"))
      #expect(ending.lines == [])
    }

    @Test func `a page in memory needs no display`() async throws {
      let program = try Program(
        .synchronous, "asksPageInMemory", environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
      #expect(try await program.end() == .init(lines: ["3"]))
    }

    @Test func `a web view loads after a page in memory`() async throws {
      let ending = try await Program(.synchronous, "loadsAfterPageInMemory").end()
      #expect(ending.lines == ["3", "loaded"])
    }

    @Test func `a program that runs already says so`() async throws {
      let ending = try await Program(.synchronous, "runsAgain").end()
      #expect(ending.signal == SIGILL || ending.signal == SIGTRAP)
      #expect(ending.error.contains("in the main loop already"))
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func `a signal ends a program in good order, with all its processes`(
      _ signal: Int32
    ) async throws {
      let program = try Program(.synchronous, "waits")
      await program.line("ready")
      let ids = program.ids
      #expect(ids.count >= 3)
      program.send(signal)
      #expect(
        try await program.end()
          == .init(signal: signal, lines: ["ready", "quitting with 1 windows", "closed"]))
      await gone(ids)
    }

    @Test func `a program that is killed leaves no process behind`() async throws {
      let program = try Program(.asynchronous, "waits")
      await program.line("ready")
      let ids = program.ids
      program.send(SIGKILL)
      #expect(try await program.end() == .init(signal: SIGKILL, lines: ["ready"]))
      await gone(ids)
    }

    @Test func `a main that returns leaves no process behind`() async throws {
      let program = try Program(.asynchronous, "returns")
      await program.line("ready")
      let ids = program.ids
      #expect(ids.count >= 3)
      try program.go()
      #expect(try await program.end() == .init(lines: ["ready"]))
      await gone(ids)
    }

    @Test func `a window belongs to the program's identifier`() async throws {
      let program = try Program(.topLevel, "waits")
      await program.line("ready")
      #expect(try await Desktop.windows(ofClass: "org.example.WindowProgram").count == 1)
      program.send(SIGTERM)
      #expect(try await program.end().signal == SIGTERM)
    }

    /// Waits until the processes have ended. The suite's time limit bounds the wait.
    private func gone(_ ids: Set<Int32>) async {
      while !ids.allSatisfy({ kill($0, 0) != 0 }), !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(5))
      }
      #expect(ids.allSatisfy { kill($0, 0) != 0 })
    }
  }
}
