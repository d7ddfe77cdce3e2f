import CWebKitGTK
public import Foundation

/// A store of compiled content rule lists.
///
/// Lists are written in the JSON format of WebKit's content blockers, and stay in the store until
/// they are removed.
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
  let object: GObject

  private static let shared = WKContentRuleListStore(
    url: WebsiteDirectories.data.appendingPathComponent("ContentRuleLists", isDirectory: true))

  /// Returns the program's own store.
  ///
  /// - Note: *Differs:* the store lies in the user's data directory (by default `~/.local/share`),
  ///   in a directory with the program's name.
  public class func `default`() -> WKContentRuleListStore! { shared }

  /// Makes a store in a directory, which is created when it is needed.
  ///
  /// - Returns: Nil if the URL is not a file URL.
  public init!(url: URL!) {
    guard let url, url.isFileURL, let store = webkit_user_content_filter_store_new(url.path) else {
      return nil
    }
    object = GObject(taking: store)
    super.init()
  }

  /// Compiles a list and stores it, replacing a list with the same identifier.
  ///
  /// - Parameters:
  ///   - identifier: The name under which the list is stored.
  ///   - encodedContentRuleList: The rules, as JSON in the format of Safari's content blockers.
  ///   - completionHandler: Receives the list, or a ``WKError`` with the code
  ///     ``WKError/Code/contentRuleListStoreCompileFailed`` that says what is wrong with the source.
  @preconcurrency open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let ready = AsyncReady { store, result in
      do throws(GLibError) {
        let filter = try GLibError.check {
          webkit_user_content_filter_store_save_finish(store.map { OpaquePointer($0) }, result, $0)
        }
        completionHandler?(filter.map { WKContentRuleList(taking: $0) }, nil)
      } catch {
        completionHandler?(nil, WKError(.contentRuleListStoreCompileFailed, ruleList: error))
      }
    }
    (encodedContentRuleList ?? "").makeBytes().use {
      webkit_user_content_filter_store_save(
        object.opaque, identifier ?? "", $0, nil, ready.callback, ready.data)
    }
  }

  /// Looks up a list that was compiled earlier, in this run of the program or a previous one.
  ///
  /// - Parameters:
  ///   - identifier: The list's name.
  ///   - completionHandler: Receives the list, or a ``WKError`` with the code
  ///     ``WKError/Code/contentRuleListStoreLookUpFailed`` if there is none, or
  ///     ``WKError/Code/contentRuleListStoreVersionMismatch`` if another version of WebKit compiled
  ///     it.
  @preconcurrency open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let ready = AsyncReady { store, result in
      do throws(GLibError) {
        let filter = try GLibError.check {
          webkit_user_content_filter_store_load_finish(store.map { OpaquePointer($0) }, result, $0)
        }
        completionHandler?(filter.map { WKContentRuleList(taking: $0) }, nil)
      } catch {
        completionHandler?(nil, WKError(.contentRuleListStoreLookUpFailed, ruleList: error))
      }
    }
    webkit_user_content_filter_store_load(
      object.opaque, identifier ?? "", nil, ready.callback, ready.data)
  }

  /// Removes a list from the store. Pages that use the list continue to use it.
  ///
  /// - Parameters:
  ///   - identifier: The list's name.
  ///   - completionHandler: Receives a ``WKError`` with the code
  ///     ``WKError/Code/contentRuleListStoreRemoveFailed`` if there is no such list.
  @preconcurrency open func removeContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: (((any Error)?) -> Void)!
  ) {
    let ready = AsyncReady { store, result in
      do throws(GLibError) {
        _ = try GLibError.check {
          webkit_user_content_filter_store_remove_finish(
            store.map { OpaquePointer($0) }, result, $0)
        }
        completionHandler?(nil)
      } catch {
        completionHandler?(WKError(.contentRuleListStoreRemoveFailed, ruleList: error))
      }
    }
    webkit_user_content_filter_store_remove(
      object.opaque, identifier ?? "", nil, ready.callback, ready.data)
  }

  /// Fetches the identifiers of all lists in the store.
  @preconcurrency open func getAvailableContentRuleListIdentifiers(
    _ completionHandler: (([String]?) -> Void)!
  ) {
    let ready = AsyncReady { store, result in
      let names = webkit_user_content_filter_store_fetch_identifiers_finish(
        store.map { OpaquePointer($0) }, result)
      completionHandler?([String](takingVector: names))
    }
    webkit_user_content_filter_store_fetch_identifiers(
      object.opaque, nil, ready.callback, ready.data)
  }
}

/// A compiled list of rules for what pages may load and show.
@preconcurrency @MainActor open class WKContentRuleList: NSObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The identifier under which the list was compiled.
  public let identifier: String!

  let filter: Boxed

  init(taking filter: OpaquePointer) {
    self.filter = Boxed(takingOnMain: filter) { webkit_user_content_filter_unref($0) }
    identifier =
      webkit_user_content_filter_get_identifier(filter).map { String(cString: $0) } ?? ""
    super.init()
  }
}

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

extension WKError {
  /// Makes the error of a content rule list store from the engine's error.
  init(_ code: Code, ruleList error: GLibError) {
    // In WebKitGTK, only the message distinguishes a list of another version from a missing list.
    let isOfOtherVersion = error.message.contains("does not match version")
    // The words ahead of the engine's message are WebKit's on Apple's systems.
    let failed =
      switch code {
      case .contentRuleListStoreCompileFailed: "compilation"
      case .contentRuleListStoreRemoveFailed: "removal"
      default: "lookup"
      }
    self.init(
      isOfOtherVersion ? .contentRuleListStoreVersionMismatch : code,
      userInfo: [
        NSHelpAnchorErrorKey: "Rule list \(failed) failed: \(error.message)",
        NSLocalizedDescriptionKey: error.message,
      ])
  }
}
