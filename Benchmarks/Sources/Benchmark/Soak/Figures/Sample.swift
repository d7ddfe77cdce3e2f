import Foundation
import RawEngine

/// What the processes hold at a moment at which nothing is under way.
struct Sample {
  /// Minutes since the beginning.
  let minutes: Double
  /// Bytes that this process has allocated and not freed.
  let allocated: Double
  /// Bytes of memory that belong to this process alone.
  let resident: Double
  /// The same of the largest web process.
  let largestPage: Double
  let webProcesses: Int
  /// Threads that receive what the engine's other processes send: one for each connection.
  let connections: Int
  let descriptors: Int

  @MainActor init(minutes: Double) {
    self.minutes = minutes
    // Freed memory that the allocator keeps is no growth.
    raw_trim()
    allocated = Memory.allocated
    resident = Memory.held(by: getpid())
    let processes = WebProcess.all.keys
    largestPage = processes.map { Memory.held(by: $0) }.max() ?? 0
    webProcesses = processes.count
    connections = Self.receivingThreads
    descriptors = Self.openDescriptors
  }

  private static var receivingThreads: Int {
    let tasks = "/proc/self/task"
    let ids = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return ids.count {
      (try? String(contentsOfFile: "\(tasks)/\($0)/comm", encoding: .utf8)) == "ReceiveQueue\n"
    }
  }

  /// How many files and connections this process has open.
  static var openDescriptors: Int {
    // The list itself is read by one more.
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count ?? 0) - 1
  }
}

extension [Sample] {
  /// The slope of a value, in units per minute, by least squares.
  func slope(of value: KeyPath<Sample, Double>) -> Double {
    guard count > 1 else { return 0 }
    let middle = map(\.minutes).reduce(0, +) / Double(count)
    let mean = map { $0[keyPath: value] }.reduce(0, +) / Double(count)
    let spread = map { ($0.minutes - middle) * ($0.minutes - middle) }.reduce(0, +)
    let common = map { ($0.minutes - middle) * ($0[keyPath: value] - mean) }.reduce(0, +)
    return spread > 0 ? common / spread : 0
  }
}
