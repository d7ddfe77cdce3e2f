// States WKWebExtension.h, WKWebExtensionMatchPattern.h, WKWebExtensionPermission.h and WKWebExtensionDataType.h, as read
// in WebKit/WebKit at 7b9c822f03b6.
// Swift sees neither of the two methods with handlers of WKWebExtension: the overlay has them.
#pragma once
#include "WKFoundation.h"
#define SINCE_EXTENSIONS SINCE(15.4, 18.4)

#pragma clang assume_nonnull begin
typedef NSString *WKWebExtensionPermission STATED_OPEN_NAMES SWIFT_NAMED("WKWebExtension.Permission") SINCE_EXTENSIONS;
#define STATED_PERMISSION(name) extern WKWebExtensionPermission const WKWebExtensionPermission##name ON_NO_ACTOR SINCE_EXTENSIONS
STATED_PERMISSION(ActiveTab);
STATED_PERMISSION(Alarms);
STATED_PERMISSION(ClipboardWrite);
STATED_PERMISSION(ContextMenus);
STATED_PERMISSION(Cookies);
STATED_PERMISSION(DeclarativeNetRequest);
STATED_PERMISSION(DeclarativeNetRequestFeedback);
STATED_PERMISSION(DeclarativeNetRequestWithHostAccess);
STATED_PERMISSION(Menus);
STATED_PERMISSION(NativeMessaging);
STATED_PERMISSION(Scripting);
STATED_PERMISSION(Storage);
STATED_PERMISSION(Tabs);
STATED_PERMISSION(UnlimitedStorage);
STATED_PERMISSION(WebNavigation);
STATED_PERMISSION(WebRequest);

typedef NSString *WKWebExtensionDataType STATED_NAMES SWIFT_NAMED("WKWebExtension.DataType") SINCE_EXTENSIONS;
extern WKWebExtensionDataType const WKWebExtensionDataTypeLocal ON_NO_ACTOR SINCE_EXTENSIONS;
extern WKWebExtensionDataType const WKWebExtensionDataTypeSession ON_NO_ACTOR SINCE_EXTENSIONS;
extern WKWebExtensionDataType const WKWebExtensionDataTypeSynchronized ON_NO_ACTOR SINCE_EXTENSIONS;

extern NSErrorDomain const WKWebExtensionErrorDomain SWIFT_NAMED("WKWebExtension.errorDomain") ON_NO_ACTOR SINCE_EXTENSIONS;
STATED_ERRORS(WKWebExtensionErrorDomain, WKWebExtensionError) {
  WKWebExtensionErrorUnknown = 1,
  WKWebExtensionErrorResourceNotFound,
  WKWebExtensionErrorInvalidResourceCodeSignature,
  WKWebExtensionErrorInvalidManifest,
  WKWebExtensionErrorUnsupportedManifestVersion,
  WKWebExtensionErrorInvalidManifestEntry,
  WKWebExtensionErrorInvalidDeclarativeNetRequestEntry,
  WKWebExtensionErrorInvalidBackgroundPersistence,
  WKWebExtensionErrorInvalidArchive,
} SWIFT_NAMED("WKWebExtension.Error") SINCE_EXTENSIONS;

ON_MAIN_ACTOR SINCE_EXTENSIONS @interface WKWebExtension : NSObject
+ (instancetype)new IS_UNAVAILABLE;
- (instancetype)init IS_UNAVAILABLE;
+ (void)extensionWithAppExtensionBundle:(NSBundle *)appExtensionBundle completionHandler:(void (^)(WKWebExtension *_Nullable extension, NSError *_Nullable error))completionHandler REFINED_FOR_SWIFT;
+ (void)extensionWithResourceBaseURL:(NSURL *)resourceBaseURL completionHandler:(void (^)(WKWebExtension *_Nullable extension, NSError *_Nullable error))completionHandler REFINED_FOR_SWIFT;
@property (nonatomic, readonly, copy) NSArray<NSError *> *errors;
@property (nonatomic, readonly, copy) NSDictionary<NSString *, id> *manifest;
@property (nonatomic, readonly) double manifestVersion;
- (BOOL)supportsManifestVersion:(double)manifestVersion;
@property (nonatomic, nullable, readonly, copy) NSLocale *defaultLocale;
@property (nonatomic, nullable, readonly, copy) NSString *displayName;
@property (nonatomic, nullable, readonly, copy) NSString *displayShortName;
@property (nonatomic, nullable, readonly, copy) NSString *displayVersion;
@property (nonatomic, nullable, readonly, copy) NSString *displayDescription;
@property (nonatomic, nullable, readonly, copy) NSString *displayActionLabel;
@property (nonatomic, nullable, readonly, copy) NSString *version;
- (nullable STATED_IMAGE *)iconForSize:(CGSize)size;
- (nullable STATED_IMAGE *)actionIconForSize:(CGSize)size;
@property (nonatomic, readonly, copy) NSSet<WKWebExtensionPermission> *requestedPermissions;
@property (nonatomic, readonly, copy) NSSet<WKWebExtensionPermission> *optionalPermissions;
@property (nonatomic, readonly, copy) NSSet<WKWebExtensionMatchPattern *> *requestedPermissionMatchPatterns;
@property (nonatomic, readonly, copy) NSSet<WKWebExtensionMatchPattern *> *optionalPermissionMatchPatterns;
@property (nonatomic, readonly, copy) NSSet<WKWebExtensionMatchPattern *> *allRequestedMatchPatterns;
@property (nonatomic, readonly) BOOL hasBackgroundContent;
@property (nonatomic, readonly) BOOL hasPersistentBackgroundContent;
@property (nonatomic, readonly) BOOL hasInjectedContent;
@property (nonatomic, readonly) BOOL hasOptionsPage;
@property (nonatomic, readonly) BOOL hasOverrideNewTabPage;
@property (nonatomic, readonly) BOOL hasCommands;
@property (nonatomic, readonly) BOOL hasContentModificationRules;
@end

extern NSErrorDomain const WKWebExtensionMatchPatternErrorDomain SWIFT_NAMED("WKWebExtensionMatchPattern.errorDomain") ON_NO_ACTOR SINCE_EXTENSIONS;
STATED_ERRORS(WKWebExtensionMatchPatternErrorDomain, WKWebExtensionMatchPatternError) {
  WKWebExtensionMatchPatternErrorUnknown = 1,
  WKWebExtensionMatchPatternErrorInvalidScheme,
  WKWebExtensionMatchPatternErrorInvalidHost,
  WKWebExtensionMatchPatternErrorInvalidPath,
} SWIFT_NAMED("WKWebExtensionMatchPattern.Error") SINCE_EXTENSIONS;

STATED_OPTIONS(NSUInteger, WKWebExtensionMatchPatternOptions) {
  WKWebExtensionMatchPatternOptionsNone = 0,
  WKWebExtensionMatchPatternOptionsIgnoreSchemes = 1,
  WKWebExtensionMatchPatternOptionsIgnorePaths = 2,
  WKWebExtensionMatchPatternOptionsMatchBidirectionally = 4,
} SWIFT_NAMED("WKWebExtensionMatchPattern.Options") SINCE_EXTENSIONS;

ON_MAIN_ACTOR SINCE_EXTENSIONS SWIFT_NAMED("WKWebExtension.MatchPattern")
@interface WKWebExtensionMatchPattern : NSObject <NSSecureCoding, NSCopying>
+ (instancetype)new IS_UNAVAILABLE;
- (instancetype)init IS_UNAVAILABLE;
+ (void)registerCustomURLScheme:(NSString *)urlScheme;
+ (instancetype)allURLsMatchPattern;
+ (instancetype)allHostsAndSchemesMatchPattern;
+ (nullable instancetype)matchPatternWithString:(NSString *)string;
+ (nullable instancetype)matchPatternWithScheme:(NSString *)scheme host:(NSString *)host path:(NSString *)path;
- (nullable instancetype)initWithString:(NSString *)string error:(NSError **)error DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithScheme:(NSString *)scheme host:(NSString *)host path:(NSString *)path error:(NSError **)error DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, copy) NSString *string;
@property (nonatomic, nullable, readonly, copy) NSString *scheme;
@property (nonatomic, nullable, readonly, copy) NSString *host;
@property (nonatomic, nullable, readonly, copy) NSString *path;
@property (nonatomic, readonly) BOOL matchesAllURLs;
@property (nonatomic, readonly) BOOL matchesAllHosts;
- (BOOL)matchesURL:(nullable NSURL *)url SWIFT_NAMED("matches(_:)");
- (BOOL)matchesURL:(nullable NSURL *)url options:(WKWebExtensionMatchPatternOptions)options SWIFT_NAMED("matches(_:options:)");
- (BOOL)matchesPattern:(nullable WKWebExtensionMatchPattern *)pattern SWIFT_NAMED("matches(_:)");
- (BOOL)matchesPattern:(nullable WKWebExtensionMatchPattern *)pattern options:(WKWebExtensionMatchPatternOptions)options SWIFT_NAMED("matches(_:options:)");
@end
#pragma clang assume_nonnull end
