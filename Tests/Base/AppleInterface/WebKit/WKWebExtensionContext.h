// States WKWebExtensionContext.h, as read in WebKit/WebKit at 7b9c822f03b6.
#pragma once
#include "WKWebExtensionTab.h"
#pragma clang assume_nonnull begin
extern NSErrorDomain const WKWebExtensionContextErrorDomain SWIFT_NAMED("WKWebExtensionContext.errorDomain") ON_NO_ACTOR SINCE_EXTENSIONS;
STATED_ERRORS(WKWebExtensionContextErrorDomain, WKWebExtensionContextError) {
  WKWebExtensionContextErrorUnknown = 1,
  WKWebExtensionContextErrorAlreadyLoaded,
  WKWebExtensionContextErrorNotLoaded,
  WKWebExtensionContextErrorBaseURLAlreadyInUse,
  WKWebExtensionContextErrorNoBackgroundContent,
  WKWebExtensionContextErrorBackgroundContentFailedToLoad,
} SWIFT_NAMED("WKWebExtensionContext.Error") SINCE_EXTENSIONS;

STATED_ENUM(NSInteger, WKWebExtensionContextPermissionStatus) {
  WKWebExtensionContextPermissionStatusDeniedExplicitly = -3,
  WKWebExtensionContextPermissionStatusDeniedImplicitly = -2,
  WKWebExtensionContextPermissionStatusRequestedImplicitly = -1,
  WKWebExtensionContextPermissionStatusUnknown = 0,
  WKWebExtensionContextPermissionStatusRequestedExplicitly = 1,
  WKWebExtensionContextPermissionStatusGrantedImplicitly = 2,
  WKWebExtensionContextPermissionStatusGrantedExplicitly = 3,
} SWIFT_NAMED("WKWebExtensionContext.PermissionStatus") SINCE_EXTENSIONS;

#define STATED_NOTIFICATION(name, swift) \
  extern NSNotificationName const WKWebExtensionContext##name##Notification \
      SWIFT_NAMED("WKWebExtensionContext." swift "Notification") ON_NO_ACTOR SINCE_EXTENSIONS
STATED_NOTIFICATION(ErrorsDidUpdate, "errorsDidUpdate");
STATED_NOTIFICATION(PermissionsWereGranted, "permissionsWereGranted");
STATED_NOTIFICATION(PermissionsWereDenied, "permissionsWereDenied");
STATED_NOTIFICATION(GrantedPermissionsWereRemoved, "grantedPermissionsWereRemoved");
STATED_NOTIFICATION(DeniedPermissionsWereRemoved, "deniedPermissionsWereRemoved");
STATED_NOTIFICATION(PermissionMatchPatternsWereGranted, "permissionMatchPatternsWereGranted");
STATED_NOTIFICATION(PermissionMatchPatternsWereDenied, "permissionMatchPatternsWereDenied");
STATED_NOTIFICATION(GrantedPermissionMatchPatternsWereRemoved, "grantedPermissionMatchPatternsWereRemoved");
STATED_NOTIFICATION(DeniedPermissionMatchPatternsWereRemoved, "deniedPermissionMatchPatternsWereRemoved");

typedef NSString *WKWebExtensionContextNotificationUserInfoKey STATED_OPEN_NAMES SWIFT_NAMED("WKWebExtensionContext.NotificationUserInfoKey") SINCE_EXTENSIONS;
extern WKWebExtensionContextNotificationUserInfoKey const WKWebExtensionContextNotificationUserInfoKeyPermissions ON_NO_ACTOR SINCE_EXTENSIONS;
extern WKWebExtensionContextNotificationUserInfoKey const WKWebExtensionContextNotificationUserInfoKeyMatchPatterns ON_NO_ACTOR SINCE_EXTENSIONS;

ON_MAIN_ACTOR SINCE_EXTENSIONS @interface WKWebExtensionContext : NSObject
+ (instancetype)new IS_UNAVAILABLE;
- (instancetype)init IS_UNAVAILABLE;
+ (instancetype)contextForExtension:(WKWebExtension *)extension;
- (instancetype)initForExtension:(WKWebExtension *)extension DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, strong) WKWebExtension *webExtension;
@property (nonatomic, readonly, weak, nullable) WKWebExtensionController *webExtensionController;
@property (nonatomic, readonly, getter=isLoaded) BOOL loaded;
@property (nonatomic, readonly, copy) NSArray<NSError *> *errors;
@property (nonatomic, copy) NSURL *baseURL;
@property (nonatomic, copy) NSString *uniqueIdentifier;
@property (nonatomic, getter=isInspectable) BOOL inspectable;
@property (nonatomic, nullable, copy) NSString *inspectionName;
@property (nonatomic, null_resettable, copy) NSSet<NSString *> *unsupportedAPIs;
@property (nonatomic, readonly, copy, nullable) WKWebViewConfiguration *webViewConfiguration;
@property (nonatomic, readonly, copy, nullable) NSURL *optionsPageURL;
@property (nonatomic, readonly, copy, nullable) NSURL *overrideNewTabPageURL;
@property (nonatomic, copy) NSDictionary<WKWebExtensionPermission, NSDate *> *grantedPermissions;
@property (nonatomic, copy) NSDictionary<WKWebExtensionMatchPattern *, NSDate *> *grantedPermissionMatchPatterns;
@property (nonatomic, copy) NSDictionary<WKWebExtensionPermission, NSDate *> *deniedPermissions;
@property (nonatomic, copy) NSDictionary<WKWebExtensionMatchPattern *, NSDate *> *deniedPermissionMatchPatterns;
@property (nonatomic) BOOL hasRequestedOptionalAccessToAllHosts;
@property (nonatomic) BOOL hasAccessToPrivateData;
@property (nonatomic, readonly, copy) NSSet<WKWebExtensionPermission> *currentPermissions;
@property (nonatomic, readonly, copy) NSSet<WKWebExtensionMatchPattern *> *currentPermissionMatchPatterns;

- (BOOL)hasPermission:(WKWebExtensionPermission)permission SWIFT_NAMED("hasPermission(_:)");
- (BOOL)hasPermission:(WKWebExtensionPermission)permission inTab:(nullable id<WKWebExtensionTab>)tab SWIFT_NAMED("hasPermission(_:in:)");
- (BOOL)hasAccessToURL:(NSURL *)url SWIFT_NAMED("hasAccess(to:)");
- (BOOL)hasAccessToURL:(NSURL *)url inTab:(nullable id<WKWebExtensionTab>)tab SWIFT_NAMED("hasAccess(to:in:)");
@property (nonatomic, readonly) BOOL hasAccessToAllURLs;
@property (nonatomic, readonly) BOOL hasAccessToAllHosts;
@property (nonatomic, readonly) BOOL hasInjectedContent;
- (BOOL)hasInjectedContentForURL:(NSURL *)url SWIFT_NAMED("hasInjectedContent(for:)");
@property (nonatomic, readonly) BOOL hasContentModificationRules;
- (WKWebExtensionContextPermissionStatus)permissionStatusForPermission:(WKWebExtensionPermission)permission SWIFT_NAMED("permissionStatus(for:)");
- (WKWebExtensionContextPermissionStatus)permissionStatusForPermission:(WKWebExtensionPermission)permission inTab:(nullable id<WKWebExtensionTab>)tab SWIFT_NAMED("permissionStatus(for:in:)");
- (void)setPermissionStatus:(WKWebExtensionContextPermissionStatus)status forPermission:(WKWebExtensionPermission)permission SWIFT_NAMED("setPermissionStatus(_:for:)");
- (void)setPermissionStatus:(WKWebExtensionContextPermissionStatus)status forPermission:(WKWebExtensionPermission)permission expirationDate:(nullable NSDate *)expirationDate SWIFT_NAMED("setPermissionStatus(_:for:expirationDate:)");
- (WKWebExtensionContextPermissionStatus)permissionStatusForURL:(NSURL *)url SWIFT_NAMED("permissionStatus(for:)");
- (WKWebExtensionContextPermissionStatus)permissionStatusForURL:(NSURL *)url inTab:(nullable id<WKWebExtensionTab>)tab SWIFT_NAMED("permissionStatus(for:in:)");
- (void)setPermissionStatus:(WKWebExtensionContextPermissionStatus)status forURL:(NSURL *)url SWIFT_NAMED("setPermissionStatus(_:for:)");
- (void)setPermissionStatus:(WKWebExtensionContextPermissionStatus)status forURL:(NSURL *)url expirationDate:(nullable NSDate *)expirationDate SWIFT_NAMED("setPermissionStatus(_:for:expirationDate:)");
- (WKWebExtensionContextPermissionStatus)permissionStatusForMatchPattern:(WKWebExtensionMatchPattern *)pattern SWIFT_NAMED("permissionStatus(for:)");
- (WKWebExtensionContextPermissionStatus)permissionStatusForMatchPattern:(WKWebExtensionMatchPattern *)pattern inTab:(nullable id<WKWebExtensionTab>)tab SWIFT_NAMED("permissionStatus(for:in:)");
- (void)setPermissionStatus:(WKWebExtensionContextPermissionStatus)status forMatchPattern:(WKWebExtensionMatchPattern *)pattern SWIFT_NAMED("setPermissionStatus(_:for:)");
- (void)setPermissionStatus:(WKWebExtensionContextPermissionStatus)status forMatchPattern:(WKWebExtensionMatchPattern *)pattern expirationDate:(nullable NSDate *)expirationDate SWIFT_NAMED("setPermissionStatus(_:for:expirationDate:)");

- (void)loadBackgroundContentWithCompletionHandler:(void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("loadBackgroundContent(completionHandler:)");
- (nullable WKWebExtensionAction *)actionForTab:(nullable id<WKWebExtensionTab>)tab SWIFT_NAMED("action(for:)");
- (void)performActionForTab:(nullable id<WKWebExtensionTab>)tab SWIFT_NAMED("performAction(for:)");
@property (nonatomic, readonly, copy) NSArray<WKWebExtensionCommand *> *commands;
- (void)performCommand:(WKWebExtensionCommand *)command SWIFT_NAMED("performCommand(_:)");
#if __is_target_os(macos)
- (BOOL)performCommandForEvent:(NSEvent *)event SWIFT_NAMED("performCommand(for:)");
- (nullable WKWebExtensionCommand *)commandForEvent:(NSEvent *)event SWIFT_NAMED("command(for:)");
#else
- (BOOL)performCommandForKeyCommand:(UIKeyCommand *)keyCommand SWIFT_NAMED("performCommand(for:)");
#endif
- (NSArray<STATED_MENU_ITEM *> *)menuItemsForTab:(id<WKWebExtensionTab>)tab SWIFT_NAMED("menuItems(for:)");
- (void)userGesturePerformedInTab:(id<WKWebExtensionTab>)tab SWIFT_NAMED("userGesturePerformed(in:)");
- (BOOL)hasActiveUserGestureInTab:(id<WKWebExtensionTab>)tab SWIFT_NAMED("hasActiveUserGesture(in:)");
- (void)clearUserGestureInTab:(id<WKWebExtensionTab>)tab SWIFT_NAMED("clearUserGesture(in:)");

@property (nonatomic, readonly, copy) NSArray<id<WKWebExtensionWindow>> *openWindows;
@property (nonatomic, readonly, weak, nullable) id<WKWebExtensionWindow> focusedWindow;
@property (nonatomic, readonly, copy) NSSet<id<WKWebExtensionTab>> *openTabs;
STATED_TAB_EVENTS
@end
#pragma clang assume_nonnull end
