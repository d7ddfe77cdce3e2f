// States WKWebExtensionController.h, WKWebExtensionControllerConfiguration.h and WKWebExtensionControllerDelegate.h, as
// read in WebKit/WebKit at 7b9c822f03b6.
#pragma once
#include "WKWebExtensionTab.h"
#pragma clang assume_nonnull begin
ON_MAIN_ACTOR SINCE_EXTENSIONS @interface WKWebExtensionController : NSObject
- (instancetype)init DESIGNATED_INITIALIZER;
- (instancetype)initWithConfiguration:(WKWebExtensionControllerConfiguration *)configuration DESIGNATED_INITIALIZER;
@property (nonatomic, weak) id<WKWebExtensionControllerDelegate> delegate;
@property (nonatomic, readonly, copy) WKWebExtensionControllerConfiguration *configuration;
- (BOOL)loadExtensionContext:(WKWebExtensionContext *)extensionContext error:(NSError **)error SWIFT_NAMED("load(_:)");
- (BOOL)unloadExtensionContext:(WKWebExtensionContext *)extensionContext error:(NSError **)error SWIFT_NAMED("unload(_:)");
- (nullable WKWebExtensionContext *)extensionContextForExtension:(WKWebExtension *)extension SWIFT_NAMED("extensionContext(for:)");
- (nullable WKWebExtensionContext *)extensionContextForURL:(NSURL *)URL SWIFT_NAMED("extensionContext(for:)");
@property (nonatomic, readonly, copy) NSSet<WKWebExtension *> *extensions;
@property (nonatomic, readonly, copy) NSSet<WKWebExtensionContext *> *extensionContexts;
@property (class, nonatomic, readonly, copy) NSSet<WKWebExtensionDataType> *allExtensionDataTypes;
- (void)fetchDataRecordsOfTypes:(NSSet<WKWebExtensionDataType> *)dataTypes completionHandler:(void (^)(NSArray<WKWebExtensionDataRecord *> *))completionHandler SWIFT_NAMED("fetchDataRecords(ofTypes:completionHandler:)") SWIFT_ASYNC_NAMED("dataRecords(ofTypes:)");
- (void)fetchDataRecordOfTypes:(NSSet<WKWebExtensionDataType> *)dataTypes forExtensionContext:(WKWebExtensionContext *)extensionContext completionHandler:(void (^)(WKWebExtensionDataRecord *_Nullable))completionHandler SWIFT_NAMED("fetchDataRecord(ofTypes:for:completionHandler:)") SWIFT_ASYNC_NAMED("dataRecord(ofTypes:for:)");
- (void)removeDataOfTypes:(NSSet<WKWebExtensionDataType> *)dataTypes fromDataRecords:(NSArray<WKWebExtensionDataRecord *> *)dataRecords completionHandler:(void (^)(void))completionHandler SWIFT_NAMED("removeData(ofTypes:from:completionHandler:)");
STATED_TAB_EVENTS
@end

ON_MAIN_ACTOR SINCE_EXTENSIONS SWIFT_NAMED("WKWebExtensionController.Configuration")
@interface WKWebExtensionControllerConfiguration : NSObject <NSSecureCoding, NSCopying>
+ (instancetype)new IS_UNAVAILABLE;
- (instancetype)init IS_UNAVAILABLE;
+ (instancetype)defaultConfiguration;
+ (instancetype)nonPersistentConfiguration;
+ (instancetype)configurationWithIdentifier:(NSUUID *)identifier;
@property (nonatomic, readonly, getter=isPersistent) BOOL persistent;
@property (nonatomic, nullable, readonly, copy) NSUUID *identifier;
@property (nonatomic, null_resettable, copy) WKWebViewConfiguration *webViewConfiguration;
@property (nonatomic, null_resettable, retain) WKWebsiteDataStore *defaultWebsiteDataStore;
@end

ON_MAIN_ACTOR SINCE_EXTENSIONS @protocol WKWebExtensionControllerDelegate <NSObject>
@optional
- (NSArray<id<WKWebExtensionWindow>> *)webExtensionController:(WKWebExtensionController *)controller openWindowsForExtensionContext:(WKWebExtensionContext *)extensionContext SWIFT_NAMED("webExtensionController(_:openWindowsFor:)");
- (nullable id<WKWebExtensionWindow>)webExtensionController:(WKWebExtensionController *)controller focusedWindowForExtensionContext:(WKWebExtensionContext *)extensionContext SWIFT_NAMED("webExtensionController(_:focusedWindowFor:)");
- (void)webExtensionController:(WKWebExtensionController *)controller openNewWindowUsingConfiguration:(WKWebExtensionWindowConfiguration *)configuration forExtensionContext:(WKWebExtensionContext *)extensionContext completionHandler:(void (^)(id<WKWebExtensionWindow> _Nullable_result newWindow, NSError *_Nullable error))completionHandler SWIFT_NAMED("webExtensionController(_:openNewWindowUsing:for:completionHandler:)");
- (void)webExtensionController:(WKWebExtensionController *)controller openNewTabUsingConfiguration:(WKWebExtensionTabConfiguration *)configuration forExtensionContext:(WKWebExtensionContext *)extensionContext completionHandler:(void (^)(id<WKWebExtensionTab> _Nullable_result newTab, NSError *_Nullable error))completionHandler SWIFT_NAMED("webExtensionController(_:openNewTabUsing:for:completionHandler:)");
- (void)webExtensionController:(WKWebExtensionController *)controller openOptionsPageForExtensionContext:(WKWebExtensionContext *)extensionContext completionHandler:(void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("webExtensionController(_:openOptionsPageFor:completionHandler:)");
- (void)webExtensionController:(WKWebExtensionController *)controller promptForPermissions:(NSSet<WKWebExtensionPermission> *)permissions inTab:(nullable id<WKWebExtensionTab>)tab forExtensionContext:(WKWebExtensionContext *)extensionContext completionHandler:(void (^)(NSSet<WKWebExtensionPermission> *allowedPermissions, NSDate *_Nullable expirationDate))completionHandler SWIFT_NAMED("webExtensionController(_:promptForPermissions:in:for:completionHandler:)");
- (void)webExtensionController:(WKWebExtensionController *)controller promptForPermissionToAccessURLs:(NSSet<NSURL *> *)urls inTab:(nullable id<WKWebExtensionTab>)tab forExtensionContext:(WKWebExtensionContext *)extensionContext completionHandler:(void (^)(NSSet<NSURL *> *allowedURLs, NSDate *_Nullable expirationDate))completionHandler SWIFT_NAMED("webExtensionController(_:promptForPermissionToAccess:in:for:completionHandler:)");
- (void)webExtensionController:(WKWebExtensionController *)controller promptForPermissionMatchPatterns:(NSSet<WKWebExtensionMatchPattern *> *)matchPatterns inTab:(nullable id<WKWebExtensionTab>)tab forExtensionContext:(WKWebExtensionContext *)extensionContext completionHandler:(void (^)(NSSet<WKWebExtensionMatchPattern *> *allowedMatchPatterns, NSDate *_Nullable expirationDate))completionHandler SWIFT_NAMED("webExtensionController(_:promptForPermissionMatchPatterns:in:for:completionHandler:)");
- (void)webExtensionController:(WKWebExtensionController *)controller didUpdateAction:(WKWebExtensionAction *)action forExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("webExtensionController(_:didUpdate:forExtensionContext:)");
- (void)webExtensionController:(WKWebExtensionController *)controller presentPopupForAction:(WKWebExtensionAction *)action forExtensionContext:(WKWebExtensionContext *)context completionHandler:(void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("webExtensionController(_:presentActionPopup:for:completionHandler:)");
- (void)webExtensionController:(WKWebExtensionController *)controller sendMessage:(id)message toApplicationWithIdentifier:(nullable NSString *)applicationIdentifier forExtensionContext:(WKWebExtensionContext *)extensionContext replyHandler:(void (^)(id _Nullable_result replyMessage, NSError *_Nullable error))replyHandler SWIFT_NAMED("webExtensionController(_:sendMessage:toApplicationWithIdentifier:for:replyHandler:)") SWIFT_ASYNC(5);
- (void)webExtensionController:(WKWebExtensionController *)controller connectUsingMessagePort:(WKWebExtensionMessagePort *)port forExtensionContext:(WKWebExtensionContext *)extensionContext completionHandler:(void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("webExtensionController(_:connectUsing:for:completionHandler:)");
@end
#pragma clang assume_nonnull end
