// States WKWebExtensionAction.h, WKWebExtensionCommand.h, WKWebExtensionDataRecord.h and WKWebExtensionMessagePort.h, as
// read in WebKit/WebKit at 7b9c822f03b6.
#pragma once
#include "WKWebExtension.h"
#pragma clang assume_nonnull begin
ON_MAIN_ACTOR SINCE_EXTENSIONS SWIFT_NAMED("WKWebExtension.Action")
@interface WKWebExtensionAction : NSObject
- (instancetype)init IS_UNAVAILABLE;
- (instancetype)new IS_UNAVAILABLE;
@property (nonatomic, readonly, weak) WKWebExtensionContext *webExtensionContext;
@property (nonatomic, readonly, nullable, weak) id<WKWebExtensionTab> associatedTab;
- (nullable STATED_IMAGE *)iconForSize:(CGSize)size;
@property (nonatomic, readonly, copy) NSString *label;
@property (nonatomic, readonly, copy) NSString *badgeText;
@property (nonatomic) BOOL hasUnreadBadgeText;
@property (nonatomic, nullable, copy) NSString *inspectionName;
@property (nonatomic, readonly, getter=isEnabled) BOOL enabled;
@property (nonatomic, readonly, copy) NSArray<STATED_MENU_ITEM *> *menuItems;
@property (nonatomic, readonly) BOOL presentsPopup;
#if __is_target_os(macos)
@property (nonatomic, readonly, nullable) NSPopover *popupPopover;
#else
@property (nonatomic, readonly, nullable) UIViewController *popupViewController;
#endif
@property (nonatomic, readonly, nullable) WKWebView *popupWebView;
- (void)closePopup;
@end

ON_MAIN_ACTOR SINCE_EXTENSIONS SWIFT_NAMED("WKWebExtension.Command")
@interface WKWebExtensionCommand : NSObject
+ (instancetype)new IS_UNAVAILABLE;
- (instancetype)init IS_UNAVAILABLE;
@property (nonatomic, readonly, weak) WKWebExtensionContext *webExtensionContext;
@property (nonatomic, readonly, copy) NSString *identifier SWIFT_NAMED("id");
@property (nonatomic, readonly, copy) NSString *title;
@property (nonatomic, nullable, copy) NSString *activationKey;
@property (nonatomic) STATED_MODIFIERS modifierFlags;
@property (nonatomic, readonly, copy) STATED_MENU_ITEM *menuItem;
#if !__is_target_os(macos)
@property (nonatomic, readonly, copy, nullable) UIKeyCommand *keyCommand;
#endif
@end

extern NSErrorDomain const WKWebExtensionDataRecordErrorDomain SWIFT_NAMED("WKWebExtensionDataRecord.errorDomain") ON_NO_ACTOR SINCE_EXTENSIONS;
STATED_ERRORS(WKWebExtensionDataRecordErrorDomain, WKWebExtensionDataRecordError) {
  WKWebExtensionDataRecordErrorUnknown = 1,
  WKWebExtensionDataRecordErrorLocalStorageFailed,
  WKWebExtensionDataRecordErrorSessionStorageFailed,
  WKWebExtensionDataRecordErrorSynchronizedStorageFailed,
} SWIFT_NAMED("WKWebExtensionDataRecord.Error") SINCE_EXTENSIONS;

ON_MAIN_ACTOR SINCE_EXTENSIONS SWIFT_NAMED("WKWebExtension.DataRecord")
@interface WKWebExtensionDataRecord : NSObject
+ (instancetype)new IS_UNAVAILABLE;
- (instancetype)init IS_UNAVAILABLE;
@property (nonatomic, readonly, copy) NSString *displayName;
@property (nonatomic, readonly, copy) NSString *uniqueIdentifier;
@property (nonatomic, readonly, copy) NSSet<WKWebExtensionDataType> *containedDataTypes;
@property (nonatomic, readonly, copy) NSArray<NSError *> *errors;
@property (nonatomic, readonly) NSUInteger totalSizeInBytes;
- (NSUInteger)sizeInBytesOfTypes:(NSSet<WKWebExtensionDataType> *)dataTypes SWIFT_NAMED("sizeInBytes(ofTypes:)");
@end

extern NSErrorDomain const WKWebExtensionMessagePortErrorDomain SWIFT_NAMED("WKWebExtensionMessagePort.errorDomain") ON_NO_ACTOR SINCE_EXTENSIONS;
STATED_ERRORS(WKWebExtensionMessagePortErrorDomain, WKWebExtensionMessagePortError) {
  WKWebExtensionMessagePortErrorUnknown = 1,
  WKWebExtensionMessagePortErrorNotConnected,
  WKWebExtensionMessagePortErrorMessageInvalid,
} SWIFT_NAMED("WKWebExtensionMessagePort.Error") SINCE_EXTENSIONS;

ON_MAIN_ACTOR SINCE_EXTENSIONS SWIFT_NAMED("WKWebExtension.MessagePort")
@interface WKWebExtensionMessagePort : NSObject
+ (instancetype)new IS_UNAVAILABLE;
- (instancetype)init IS_UNAVAILABLE;
@property (nonatomic, readonly, nullable) NSString *applicationIdentifier;
@property (nonatomic, copy, nullable) void (^messageHandler)(id _Nullable message, NSError *_Nullable error);
@property (nonatomic, copy, nullable) void (^disconnectHandler)(NSError *_Nullable error);
@property (nonatomic, readonly, getter=isDisconnected) BOOL disconnected;
- (void)sendMessage:(nullable id)message completionHandler:(void (^_Nullable)(NSError *_Nullable error))completionHandler SWIFT_NAMED("sendMessage(_:completionHandler:)");
- (void)disconnect;
- (void)disconnectWithError:(nullable NSError *)error SWIFT_NAMED("disconnect(throwing:)");
@end
#pragma clang assume_nonnull end
