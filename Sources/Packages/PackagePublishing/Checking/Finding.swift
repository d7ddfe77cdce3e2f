/// A defect, and its place.
package struct Finding: Hashable, Sendable {
  package enum Severity: String, Sendable {
    /// Devices refuse it, or would be without it.
    case problem
    /// Devices do not mind.
    case warning
  }

  package let severity: Severity
  /// The path in the folder that was checked.
  package let path: String
  package let message: String

  package init(_ severity: Severity, _ path: String, _ message: String) {
    (self.severity, self.path, self.message) = (severity, path, message)
  }
}

/// The findings of a check.
package struct Findings: Sendable {
  package private(set) var all: [Finding] = []
  /// The number of checked documents and objects.
  package internal(set) var documents = 0
  package internal(set) var objects = 0
  package internal(set) var bytes = 0

  package var problems: [Finding] { all.filter { $0.severity == .problem } }

  mutating func add(_ severity: Finding.Severity, _ path: String, _ message: String) {
    all.append(Finding(severity, path, message))
  }

  mutating func problem(_ path: String, _ message: String) {
    add(.problem, path, message)
  }

  mutating func warning(_ path: String, _ message: String) {
    add(.warning, path, message)
  }
}
