/// What one series measures: the values of a metric with certain labels.
protocol Series: AnyObject, Sendable {
  /// The type of the metric, as the text format names it.
  var type: String { get }

  /// The values now.
  var samples: [Sample] { get }
}

/// A value of a series. A histogram has several, whose metrics have a suffix.
struct Sample {
  var suffix = ""
  /// The upper bound of a histogram's bucket.
  var bound: String?
  let value: String
}
