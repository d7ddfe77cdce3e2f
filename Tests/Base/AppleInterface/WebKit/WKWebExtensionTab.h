// States WKWebExtensionTab.h, WKWebExtensionTabConfiguration.h, WKWebExtensionWindow.h and
// WKWebExtensionWindowConfiguration.h, as read in WebKit/WebKit at 7b9c822f03b6.
#pragma once
#include "WKWebExtension.h"
#pragma clang assume_nonnull begin
STATED_OPTIONS(NSUInteger, WKWebExtensionTabChangedProperties) {
  WKWebExtensionTabChangedPropertiesNone = 0,
  WKWebExtensionTabChangedPropertiesLoading = 1 << 1,
  WKWebExtensionTabChangedPropertiesMuted = 1 << 2,
  WKWebExtensionTabChangedPropertiesPinned = 1 << 3,
  WKWebExtensionTabChangedPropertiesPlayingAudio = 1 << 4,
  WKWebExtensionTabChangedPropertiesReaderMode = 1 << 5,
  WKWebExtensionTabChangedPropertiesSize = 1 << 6,
  WKWebExtensionTabChangedPropertiesTitle = 1 << 7,
  WKWebExtensionTabChangedPropertiesURL = 1 << 8,
  WKWebExtensionTabChangedPropertiesZoomFactor = 1 << 9,
} SWIFT_NAMED("WKWebExtension.TabChangedProperties") SINCE_EXTENSIONS;
STATED_ENUM(NSInteger, WKWebExtensionWindowType) {
  WKWebExtensionWindowTypeNormal,
  WKWebExtensionWindowTypePopup,
} SWIFT_NAMED("WKWebExtension.WindowType") SINCE_EXTENSIONS;
STATED_ENUM(NSInteger, WKWebExtensionWindowState) {
  WKWebExtensionWindowStateNormal,
  WKWebExtensionWindowStateMinimized,
  WKWebExtensionWindowStateMaximized,
  WKWebExtensionWindowStateFullscreen,
} SWIFT_NAMED("WKWebExtension.WindowState") SINCE_EXTENSIONS;

// What a context and a controller are told of tabs and windows, with the same words.
#define STATED_TAB_EVENTS \
  -(void)didOpenWindow : (id<WKWebExtensionWindow>)newWindow SWIFT_NAMED("didOpenWindow(_:)"); \
  -(void)didCloseWindow : (id<WKWebExtensionWindow>)closedWindow SWIFT_NAMED("didCloseWindow(_:)"); \
  -(void)didFocusWindow : (nullable id<WKWebExtensionWindow>)focusedWindow SWIFT_NAMED("didFocusWindow(_:)"); \
  -(void)didOpenTab : (id<WKWebExtensionTab>)newTab SWIFT_NAMED("didOpenTab(_:)"); \
  -(void)didCloseTab : (id<WKWebExtensionTab>)closedTab windowIsClosing : (BOOL)windowIsClosing REFINED_FOR_SWIFT; \
  -(void)didActivateTab : (id<WKWebExtensionTab>)activatedTab previousActiveTab : (nullable id<WKWebExtensionTab>)previousTab REFINED_FOR_SWIFT; \
  -(void)didSelectTabs : (NSArray<id<WKWebExtensionTab>> *)selectedTabs SWIFT_NAMED("didSelectTabs(_:)"); \
  -(void)didDeselectTabs : (NSArray<id<WKWebExtensionTab>> *)deselectedTabs SWIFT_NAMED("didDeselectTabs(_:)"); \
  -(void)didMoveTab : (id<WKWebExtensionTab>)movedTab fromIndex : (NSUInteger)index inWindow : (nullable id<WKWebExtensionWindow>)oldWindow REFINED_FOR_SWIFT; \
  -(void)didReplaceTab : (id<WKWebExtensionTab>)oldTab withTab : (id<WKWebExtensionTab>)newTab SWIFT_NAMED("didReplaceTab(_:with:)"); \
  -(void)didChangeTabProperties : (WKWebExtensionTabChangedProperties)properties forTab : (id<WKWebExtensionTab>)changedTab SWIFT_NAMED("didChangeTabProperties(_:for:)");

ON_MAIN_ACTOR SINCE_EXTENSIONS @protocol WKWebExtensionTab <NSObject>
@optional
- (nullable id<WKWebExtensionWindow>)windowForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("window(for:)");
- (NSUInteger)indexInWindowForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("indexInWindow(for:)");
- (nullable id<WKWebExtensionTab>)parentTabForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("parentTab(for:)");
- (void)setParentTab:(nullable id<WKWebExtensionTab>)parentTab forWebExtensionContext:(WKWebExtensionContext *)context completionHandler:(void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("setParentTab(_:for:completionHandler:)");
- (nullable WKWebView *)webViewForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("webView(for:)");
- (nullable NSString *)titleForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("title(for:)");
- (BOOL)isPinnedForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("isPinned(for:)");
- (void)setPinned:(BOOL)pinned forWebExtensionContext:(WKWebExtensionContext *)context completionHandler:(void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("setPinned(_:for:completionHandler:)");
- (BOOL)isReaderModeAvailableForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("isReaderModeAvailable(for:)");
- (BOOL)isReaderModeActiveForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("isReaderModeActive(for:)");
- (void)setReaderModeActive:(BOOL)active forWebExtensionContext:(WKWebExtensionContext *)context completionHandler:(void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("setReaderModeActive(_:for:completionHandler:)");
- (BOOL)isPlayingAudioForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("isPlayingAudio(for:)");
- (BOOL)isMutedForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("isMuted(for:)");
- (void)setMuted:(BOOL)muted forWebExtensionContext:(WKWebExtensionContext *)context completionHandler:(void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("setMuted(_:for:completionHandler:)");
- (CGSize)sizeForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("size(for:)");
- (double)zoomFactorForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("zoomFactor(for:)");
- (void)setZoomFactor:(double)zoomFactor forWebExtensionContext:(WKWebExtensionContext *)context completionHandler:(void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("setZoomFactor(_:for:completionHandler:)");
- (nullable NSURL *)urlForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("url(for:)");
- (nullable NSURL *)pendingURLForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("pendingURL(for:)");
- (BOOL)isLoadingCompleteForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("isLoadingComplete(for:)");
- (void)detectWebpageLocaleForWebExtensionContext:(WKWebExtensionContext *)context completionHandler:(void (^)(NSLocale *_Nullable_result locale, NSError *_Nullable error))completionHandler SWIFT_NAMED("detectWebpageLocale(for:completionHandler:)");
- (void)takeSnapshotUsingConfiguration:(WKSnapshotConfiguration *)configuration forWebExtensionContext:(WKWebExtensionContext *)context completionHandler:(void (^)(STATED_IMAGE *_Nullable_result webpageImage, NSError *_Nullable error))completionHandler SWIFT_NAMED("takeSnapshot(using:for:completionHandler:)") SWIFT_ASYNC_NAMED("snapshot(using:for:)");
- (void)loadURL:(NSURL *)url forWebExtensionContext:(WKWebExtensionContext *)context completionHandler:(void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("loadURL(_:for:completionHandler:)");
- (void)reloadFromOrigin:(BOOL)fromOrigin forWebExtensionContext:(WKWebExtensionContext *)context completionHandler:(void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("reload(fromOrigin:for:completionHandler:)");
- (void)goBackForWebExtensionContext:(WKWebExtensionContext *)context completionHandler:(void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("goBack(for:completionHandler:)");
- (void)goForwardForWebExtensionContext:(WKWebExtensionContext *)context completionHandler:(void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("goForward(for:completionHandler:)");
- (void)activateForWebExtensionContext:(WKWebExtensionContext *)context completionHandler:(void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("activate(for:completionHandler:)");
- (BOOL)isSelectedForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("isSelected(for:)");
- (void)setSelected:(BOOL)selected forWebExtensionContext:(WKWebExtensionContext *)context completionHandler:(void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("setSelected(_:for:completionHandler:)");
- (void)duplicateUsingConfiguration:(WKWebExtensionTabConfiguration *)configuration forWebExtensionContext:(WKWebExtensionContext *)context completionHandler:(void (^)(id<WKWebExtensionTab> _Nullable_result duplicatedTab, NSError *_Nullable error))completionHandler SWIFT_NAMED("duplicate(using:for:completionHandler:)");
- (void)closeForWebExtensionContext:(WKWebExtensionContext *)context completionHandler:(void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("close(for:completionHandler:)");
- (BOOL)shouldGrantPermissionsOnUserGestureForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("shouldGrantPermissionsOnUserGesture(for:)");
- (BOOL)shouldBypassPermissionsForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("shouldBypassPermissions(for:)");
@end

ON_MAIN_ACTOR SINCE_EXTENSIONS SWIFT_NAMED("WKWebExtension.TabConfiguration")
@interface WKWebExtensionTabConfiguration : NSObject
+ (instancetype)new IS_UNAVAILABLE;
- (instancetype)init IS_UNAVAILABLE;
@property (nonatomic, nullable, readonly, strong) id<WKWebExtensionWindow> window;
@property (nonatomic, readonly) NSUInteger index;
@property (nonatomic, nullable, readonly, strong) id<WKWebExtensionTab> parentTab;
@property (nonatomic, nullable, readonly, copy) NSURL *url;
@property (nonatomic, readonly) BOOL shouldBeActive;
@property (nonatomic, readonly) BOOL shouldAddToSelection;
@property (nonatomic, readonly) BOOL shouldBePinned;
@property (nonatomic, readonly) BOOL shouldBeMuted;
@property (nonatomic, readonly) BOOL shouldReaderModeBeActive;
@end

ON_MAIN_ACTOR SINCE_EXTENSIONS @protocol WKWebExtensionWindow <NSObject>
@optional
- (NSArray<id<WKWebExtensionTab>> *)tabsForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("tabs(for:)");
- (nullable id<WKWebExtensionTab>)activeTabForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("activeTab(for:)");
- (WKWebExtensionWindowType)windowTypeForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("windowType(for:)");
- (WKWebExtensionWindowState)windowStateForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("windowState(for:)");
- (void)setWindowState:(WKWebExtensionWindowState)state forWebExtensionContext:(WKWebExtensionContext *)context completionHandler:(void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("setWindowState(_:for:completionHandler:)");
- (BOOL)isPrivateForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("isPrivate(for:)");
#if __is_target_os(macos)
- (CGRect)screenFrameForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("screenFrame(for:)");
#endif
- (CGRect)frameForWebExtensionContext:(WKWebExtensionContext *)context SWIFT_NAMED("frame(for:)");
- (void)setFrame:(CGRect)frame forWebExtensionContext:(WKWebExtensionContext *)context completionHandler:(void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("setFrame(_:for:completionHandler:)");
- (void)focusForWebExtensionContext:(WKWebExtensionContext *)context completionHandler:(void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("focus(for:completionHandler:)");
- (void)closeForWebExtensionContext:(WKWebExtensionContext *)context completionHandler:(void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("close(for:completionHandler:)");
@end

ON_MAIN_ACTOR SINCE_EXTENSIONS SWIFT_NAMED("WKWebExtension.WindowConfiguration")
@interface WKWebExtensionWindowConfiguration : NSObject
+ (instancetype)new IS_UNAVAILABLE;
- (instancetype)init IS_UNAVAILABLE;
@property (nonatomic, readonly) WKWebExtensionWindowType windowType;
@property (nonatomic, readonly) WKWebExtensionWindowState windowState;
@property (nonatomic, readonly) CGRect frame;
@property (nonatomic, readonly, copy) NSArray<NSURL *> *tabURLs;
@property (nonatomic, readonly, copy) NSArray<id<WKWebExtensionTab>> *tabs;
@property (nonatomic, readonly) BOOL shouldBeFocused;
@property (nonatomic, readonly) BOOL shouldBePrivate;
@end
#pragma clang assume_nonnull end
