// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The files of the page that shows recordings.
enum InspectorPageSource {
  static let files: [String: String] = [
"index.html": #"""
<!doctype html><title>Inspector</title>
"""#,
  ]
}
