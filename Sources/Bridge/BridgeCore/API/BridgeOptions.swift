public import Logging

/// The options of a bridge, apart from its policy.
///
/// ```swift
/// var options = BridgeOptions()
/// options.errors = .detailed
/// options.authorization = .later { caller in await account.permits(caller.name) }
/// let bridge = try Bridge(attachedTo: webView, policy: policy, options: options)
/// ```
public struct BridgeOptions: Sendable {
  /// The limits on what the bridge keeps and carries.
  public var limits: BridgeLimits
  /// How much of an error that is not a ``BridgeError`` the page learns.
  public var errors: ErrorDetail
  /// The logger for refusals and faults.
  public var logger: Logger
  /// The app's own decision on calls and events, after the policy has allowed them.
  public var authorization: BridgeAuthorization

  /// Creates options. Each has a default.
  public init(
    limits: BridgeLimits = .default, errors: ErrorDetail = .default,
    logger: Logger = Logger(label: "webbridge"), authorization: BridgeAuthorization = .always
  ) {
    (self.limits, self.errors) = (limits, errors)
    (self.logger, self.authorization) = (logger, authorization)
  }
}
