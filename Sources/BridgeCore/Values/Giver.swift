import Foundation

/// The document that a text came from, for what it gives away in it.
struct Giver {
  let document: Document
  /// Takes the bytes that came ahead of the text under a number.
  let takeUpload: (Int) -> Data?
  /// Takes a function, stream or blob; `nil` where too many are held.
  let takeReference: (Int) -> PageReference?
}
