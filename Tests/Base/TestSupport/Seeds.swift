/// The seeds of tests with random numbers: some that are the same in every run, and one that no run has had. As
/// arguments of a test they stand in the report of a failure.
package enum Seeds {
  package static let all: [UInt64] = [1, 2, 3, 4] + [.random(in: 5 ... .max)]
}
