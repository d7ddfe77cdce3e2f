/// Returns whether an occurrence is worth a line in the log: the first, second, fourth, eighth …, so that
/// frequent occurrences do not flood the log.
package func isPowerOfTwo(_ count: Int) -> Bool { count & (count - 1) == 0 }
