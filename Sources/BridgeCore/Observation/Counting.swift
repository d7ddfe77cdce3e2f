/// Whether something that happened so often is worth a line in the log: the first, second, fourth,
/// eighth time …, so that whoever floods does not flood the log.
package func isPowerOfTwo(_ count: Int) -> Bool { count & (count - 1) == 0 }
