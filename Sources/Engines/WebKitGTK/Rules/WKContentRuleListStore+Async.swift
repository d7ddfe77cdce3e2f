import Foundation

extension WKContentRuleListStore {
  /// Compiles a list and stores it, replacing a list with the same identifier.
  ///
  /// - Throws: A ``WKError`` with the code ``WKError/Code/contentRuleListStoreCompileFailed`` that
  ///   says what is wrong with the source.
  public func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? {
    try await withCheckedThrowingContinuation { continuation in
      compileContentRuleList(
        forIdentifier: identifier, encodedContentRuleList: encodedContentRuleList
      ) { list, error in continuation.resume(with: error.map { .failure($0) } ?? .success(list)) }
    }
  }

  /// Looks up a list that was compiled earlier, in this run of the program or a previous one.
  ///
  /// - Throws: A ``WKError`` with the code ``WKError/Code/contentRuleListStoreLookUpFailed`` if there
  ///   is none, or ``WKError/Code/contentRuleListStoreVersionMismatch`` if another version of WebKit
  ///   compiled it.
  public func contentRuleList(
    forIdentifier identifier: String!
  ) async throws -> WKContentRuleList? {
    try await withCheckedThrowingContinuation { continuation in
      lookUpContentRuleList(forIdentifier: identifier) { list, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(list))
      }
    }
  }

  /// Removes a list from the store. Pages that use the list continue to use it.
  ///
  /// - Throws: A ``WKError`` with the code ``WKError/Code/contentRuleListStoreRemoveFailed`` if there
  ///   is no such list.
  public func removeContentRuleList(forIdentifier identifier: String!) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      removeContentRuleList(forIdentifier: identifier) { error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(()))
      }
    }
  }

  /// Returns the identifiers of all lists in the store.
  public func availableIdentifiers() async -> [String]? {
    await withCheckedContinuation { continuation in
      getAvailableContentRuleListIdentifiers { continuation.resume(returning: $0) }
    }
  }
}
